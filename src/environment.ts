/** The environment variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used, or one that should not be left as it is, in words for the person at the terminal. */
export interface Refusal {
  readonly variable: string;
  readonly why: string;
}

/** What a variable says, without the space around it; `otherwise` where it is not set. A variable set to nothing says `''`. */
export function settingIn(environment: Environment, variable: string, otherwise: string): string {
  return environment[variable]?.trim() ?? otherwise;
}

/** Whether a text is an address of one of these schemes (`https:`): absolute, and without white space. */
export function isAddress(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  return schemes.includes(new URL(text).protocol);
}

/** Whether a text is an address that the site can ask or link to: http(s), and nothing behind its path. */
export function isHttpAddress(text: string): boolean {
  if (!isAddress(text, ['http:', 'https:'])) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
}
