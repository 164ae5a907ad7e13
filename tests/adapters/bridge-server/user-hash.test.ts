import { describe, expect, it } from 'vitest';
import { computeUserHash, isValidUserHash } from '#adapters/bridge-server/user-hash.ts';

// printf 7001 | openssl dgst -sha256 -hmac 'klankhuis-klankhuis-klankhuis-kk'
const secret = 'klankhuis-klankhuis-klankhuis-kk';
const hash = 'b5f5ce63c83deb3d280338a939b814f9a0c047faee4db39eecd260039787e6cb';

describe('the hash of a user', () => {
  it('BRIDGE-1 is the HMAC-SHA256 of the digits of the id, as openssl makes it', () => {
    expect(computeUserHash(secret, 7001)).toBe(hash);
  });

  it('BRIDGE-1 belongs to one id and one secret, and to the previous secret too', () => {
    expect(isValidUserHash(['another', secret], 7001, hash)).toBe(true);
    expect(isValidUserHash([secret], 7002, hash)).toBe(false);
    expect(isValidUserHash(['another'], 7001, hash)).toBe(false);
    expect(isValidUserHash([secret], 7001, hash.toUpperCase())).toBe(false);
    expect(isValidUserHash([], 7001, hash)).toBe(false);
  });
});
