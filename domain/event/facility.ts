/** What a concert offers to visitors who need it, in the hall's words: spaces for wheelchairs, a hearing loop, audio description. */
export interface Facility {
  readonly title: string;
  /** What it is, in a sentence. */
  readonly text?: string;
}
