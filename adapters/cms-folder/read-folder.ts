import { FolderFileReader } from '#adapters/cms-folder/folder-file-reader.ts';
import type { FolderReadRequest } from '#adapters/cms-folder/folder-read-request.ts';
import { moveConcertsByWeeks } from '#adapters/cms-folder/move-concerts-by-weeks.ts';
import { readHall } from '#adapters/cms-folder/read-hall.ts';
import type { FileProblem } from '#adapters/cms-folder/source-file.ts';
import type { Hall } from '#domain/hall/edition.ts';

/** What was read: plain data. */
export interface FolderReadResult {
  /** Undefined if the data that all pages share is not valid. */
  readonly hall: Hall | undefined;
  readonly problems: readonly FileProblem[];
  readonly lastValidTexts: ReadonlyMap<string, string>;
}

/** Reads a folder. Rejects if the folder itself cannot be read. */
export type ReadFolder = (request: FolderReadRequest) => Promise<FolderReadResult>;

/** Reads a folder at once, and names each file before it is read. */
export function readFolder(
  request: FolderReadRequest,
  onFile: (file: string) => void = () => {},
): FolderReadResult {
  const { normalTicketTypes, moveTo } = request;
  const reader = new FolderFileReader(request, onFile);
  const hall = readHall(reader, {
    normalTicketTypes,
    adjust: (concerts) => (moveTo === undefined ? concerts : moveConcertsByWeeks(concerts, moveTo)),
  });
  return { hall, problems: reader.problems, lastValidTexts: reader.lastValidTexts };
}
