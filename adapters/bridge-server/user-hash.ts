import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '#adapters/http-server/operation/is-equal-in-constant-time.ts';

/**
 * The hash that proves a user id: HMAC-SHA256 of the id's decimal digits under the secret that the ticketing and the Bridge share, as 64
 * lower-case hexadecimal digits (BRIDGE-1). The ticketing computes the same (docs/operation/bridge.md).
 */
export function computeUserHash(secret: string, userId: number): string {
  return createHmac('sha256', secret).update(String(userId)).digest('hex');
}

/** Whether one of the secrets makes this hash of a user id. */
export function isValidUserHash(secrets: readonly string[], userId: number, hash: string): boolean {
  return secrets.some((secret) => isEqualInConstantTime(hash, computeUserHash(secret, userId)));
}
