import { type Instant, later, minute } from '#domain/time/instant.ts';

/** Lines of one event that are written in a minute: more of the same say nothing new, and would fill a disk. */
const linesPerMinute = 60;

interface Window {
  readonly endsAt: Instant;
  lines: number;
  suppressed: number;
}

/** Limits how many lines of one event are written. Event names are constants, so there are few of them. */
export class EventLimit {
  readonly #windows = new Map<string, Window>();

  /**
   * Whether a line of this event may be written now, and how many of it were suppressed since the last one that was.
   */
  admit(event: string, now: Instant): { readonly isAdmitted: boolean; readonly suppressed: number } {
    const known = this.#windows.get(event);
    const window =
      known && now < known.endsAt
        ? known
        : { endsAt: later(now, minute), lines: 0, suppressed: known?.suppressed ?? 0 };
    this.#windows.set(event, window);
    if (window.lines >= linesPerMinute) {
      window.suppressed += 1;
      return { isAdmitted: false, suppressed: 0 };
    }
    const { suppressed } = window;
    window.lines += 1;
    window.suppressed = 0;
    return { isAdmitted: true, suppressed };
  }
}
