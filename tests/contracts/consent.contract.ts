import { describe, expect, it } from 'vitest';
import type { ConsentPort } from '#ports/consent.port.ts';

/** What every ConsentPort promises where the site asks. */
export function consentContract(name: string, given: () => ConsentPort): void {
  describe(`${name} keeps the promises of ConsentPort`, () => {
    it('TRACK-1 knows no answer at first', () => {
      expect(given().current()).toBe('pending');
    });

    it.each(['accepted', 'denied'] as const)(
      'TRACK-1 keeps that it is %s, and tells who listens',
      (answer) => {
        const consent = given();
        const heard: string[] = [];
        consent.listen(() => heard.push(consent.current()));
        consent.answer(answer);
        expect([consent.current(), heard]).toEqual([answer, [answer]]);
      },
    );

    it('TRACK-1 takes another answer in place of the one before', () => {
      const consent = given();
      consent.answer('accepted');
      consent.answer('denied');
      expect(consent.current()).toBe('denied');
    });

    it('tells nobody who has stopped listening', () => {
      const consent = given();
      const heard: string[] = [];
      const end = consent.listen(() => heard.push('answer'));
      end();
      consent.answer('accepted');
      expect(heard).toEqual([]);
    });

    it('leaves the question to the site', () => {
      const consent = given();
      consent.askAgain();
      expect([consent.asker, consent.current()]).toEqual(['site', 'pending']);
    });
  });
}
