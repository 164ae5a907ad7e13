/**
 * What the domain and the ports use of the globals that browsers and Node share. The rest of both is unknown there, so that a rule
 * cannot read a document, a file or the environment.
 */
declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  readonly hash: string;
  readonly host: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly username: string;
}

declare interface AbortSignal {
  readonly aborted: boolean;
}
