import { describe, expect, it } from 'vitest';
import { stripQueryAndHash } from '#domain/link/classified-link.ts';

describe('the path of an address', () => {
  it.each([
    ['/concertagenda?page=2#list', '/concertagenda'],
    ['/concertagenda#list?page=2', '/concertagenda'],
    ['/concertagenda', '/concertagenda'],
    ['/?keyword=a\nb', '/'],
    ['#list', ''],
    ['', ''],
  ])('the path of %j is %j', (address, pathname) => {
    expect(stripQueryAndHash(address)).toBe(pathname);
  });
});
