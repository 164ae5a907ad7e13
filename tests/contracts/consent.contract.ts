import { describe, expect, it } from 'vitest';
import type { ConsentPort } from '#ports/consent.port.ts';

/** The contract of a ConsentPort without a consent tool. */
export function consentContract(name: string, given: () => ConsentPort): void {
  describe(`${name} fulfils the contract of ConsentPort`, () => {
    it('TRACK-1 is initially pending', () => {
      expect(given().current()).toBe('pending');
    });

    it.each(['accepted', 'denied'] as const)(
      'TRACK-1 stores that it is %s, and notifies listeners',
      (answer) => {
        const consent = given();
        const heard: string[] = [];
        consent.listen(() => heard.push(consent.current()));
        consent.answer(answer);
        expect([consent.current(), heard]).toEqual([answer, [answer]]);
      },
    );

    it('TRACK-1 replaces the previous answer', () => {
      const consent = given();
      consent.answer('accepted');
      consent.answer('denied');
      expect(consent.current()).toBe('denied');
    });

    it('does not notify listeners that unsubscribed', () => {
      const consent = given();
      const heard: string[] = [];
      const end = consent.listen(() => heard.push('answer'));
      end();
      consent.answer('accepted');
      expect(heard).toEqual([]);
    });

    it('shows its dialog on the site', () => {
      const consent = given();
      consent.reopenDialog();
      expect([consent.dialogOwner, consent.current()]).toEqual(['site', 'pending']);
    });
  });
}
