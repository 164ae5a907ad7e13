/** The URL at which an editor can change a text. */
export interface TextEditUrl {
  readonly key: string;
  readonly url: string;
}
