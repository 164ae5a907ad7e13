import type { Instant } from '#domain/time/instant.ts';

/** What is needed to read a folder: plain data, so that it can be sent to a thread. */
export interface FolderReadRequest {
  readonly directory: string;
  /** The hall's names of the normal ticket type (`NORMAL_TICKET_TYPES`). */
  readonly normalTicketTypes: readonly string[];
  /** Moves all concerts by whole weeks so that the first is at most a week before this moment: for the example of a hall. */
  readonly moveTo?: Instant;
  /** The last valid text of each file, which is used for one that has become invalid. */
  readonly lastValidTexts: ReadonlyMap<string, string>;
  /** The files that are not to be read, with the reason. */
  readonly refusedFiles: ReadonlyMap<string, string>;
}
