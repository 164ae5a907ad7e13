import { describe, expect, it } from 'vitest';
import type { StoragePort, StorageWriteResult } from '#ports/storage.port.ts';

/** The contract of a StoragePort; `keeping` is the expected result of every write. */
export function storageContract(name: string, expected: StorageWriteResult, given: () => StoragePort): void {
  describe(`${name} fulfils the contract of StoragePort`, () => {
    for (const area of ['session', 'local'] as const) {
      it(`has nothing in its ${area} storage at first`, () => {
        expect(given()[area].read('keuzehulp')).toBeNull();
      });

      it(`returns what was written to its ${area} storage, and where it was stored`, () => {
        const storage = given();
        expect(storage[area].write('keuzehulp', 'één')).toBe(expected);
        expect(storage[area].read('keuzehulp')).toBe('één');
        storage[area].write('keuzehulp', '');
        expect(storage[area].read('keuzehulp')).toBe('');
      });

      it(`removes one text from its ${area} storage`, () => {
        const storage = given();
        storage[area].write('one', '1');
        storage[area].write('other', '2');
        storage[area].remove('one');
        storage[area].remove('never written');
        expect([storage[area].read('one'), storage[area].read('other')]).toEqual([null, '2']);
      });
    }

    it('separates its two storages', () => {
      const storage = given();
      storage.session.write('favouriteEvent', '48211');
      expect(storage.local.read('favouriteEvent')).toBeNull();
    });

    it('takes keys that are names of every object’s own members', () => {
      const storage = given();
      for (const key of ['__proto__', 'constructor', 'length', 'getItem', '']) {
        expect(storage.session.read(key)).toBeNull();
        storage.session.write(key, 'written');
        expect(storage.session.read(key)).toBe('written');
      }
    });

    it('returns its cookies as one text, the newest value of each', () => {
      const storage = given();
      expect(storage.cookies()).toBe('');
      expect(storage.setCookie({ name: 'i18n_redirected', value: 'en', maxAgeSeconds: 60 })).toBe(expected);
      storage.setCookie({ name: 'seen', value: '1', maxAgeSeconds: 60 });
      storage.setCookie({ name: 'i18n_redirected', value: 'nl', maxAgeSeconds: 60 });
      expect(storage.cookies().split('; ').toSorted()).toEqual(['i18n_redirected=nl', 'seen=1']);
    });

    it('deletes a cookie immediately', () => {
      const storage = given();
      storage.setCookie({ name: 'seen', value: '1', maxAgeSeconds: 60 });
      storage.setCookie({ name: 'seen', value: '1', maxAgeSeconds: 0 });
      expect(storage.cookies()).toBe('');
    });
  });
}
