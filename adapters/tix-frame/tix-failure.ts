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
