/** The failure of a call where the frame is not there (TIX-3). */
export const frameNotSet = 'Tix - iframe not set';

/** The failure of a call that was not answered in time (TIX-3). */
export const callTimeout = 'Tix - iframe call timeout';

/** A call that ticketing refused, or never answered. `code` is ticketing's own, where it answered. */
export class TixFailure extends Error {
  readonly code: string | undefined;
  /** Which fields were wrong, by ticketing's name, with its words. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    message: string,
    refusal: { readonly code?: string; readonly fields?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'TixFailure';
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
  }
}
