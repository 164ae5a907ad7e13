import { timingSafeEqual } from 'node:crypto';

/** Whether two strings are equal, in a time that does not reveal where they differ. */
export function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
