import type { Token } from '#ports/token.ts';

/** A container as its askers see it: the token asked for decides the type of the answer. Throws on a token that nobody provides. */
export interface World {
  get<T>(port: Token<T>): T;
}
