/** What makes a site that of one hall and is needed by its code (HALL-5, HALL-6): constant in a build (`identity.ts` of its folder). */
export interface HallIdentity {
  /** The hall's name as written: an article in italics, which may be empty, and the rest. */
  readonly name: { readonly article: string; readonly rest: string };
  /** The time zone of its concerts, as an IANA name: `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** The currency of its prices, as an ISO 4217 code: `EUR`. */
  readonly currency: string;
  /** Whether an address has its postal code after the city: `New York, NY 10013`. */
  readonly hasPostalCodeLast?: boolean;
  /** The contact in `security.txt`, a `mailto:` or `https:` address; absent: the operator has to name one (`SECURITY_CONTACT`). */
  readonly securityContact?: string;
  /** The folder of Markdown and JSON that is its CMS, inside its own folder; absent: its CMS is another system. */
  readonly contentFolder?: string;
  /** Whether its content is an example, whose concerts a demo moves to the present. */
  readonly isExample?: boolean;
}

/** The hall's name in full. */
export function formatHallName({ name: { article, rest } }: HallIdentity): string {
  return `${article} ${rest}`.trim();
}
