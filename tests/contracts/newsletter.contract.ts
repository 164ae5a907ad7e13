import { describe, expect, it } from 'vitest';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';

export interface GivenNewsletter {
  readonly newsletter: NewsletterSignUp;
  /** Who is on the list. */
  subscribers(): readonly string[];
  close(): Promise<void>;
}

export const anna = parseEmail('Anna@voorbeeld.nl') as EmailAddress;

/** What every newsletter promises. */
export function newsletterContract(name: string, given: () => Promise<GivenNewsletter>): void {
  const open = () => closeAfterTest(given());

  describe(`${name} fulfils the contract of the newsletter`, () => {
    it('CALL-27 signs an address up', async () => {
      const { newsletter, subscribers } = await open();
      expect(await newsletter.signUp(anna)).toEqual({ kind: 'accepted' });
      expect(subscribers()).toEqual(['anna@voorbeeld.nl']);
    });

    it('CALL-27 has a repeated address on the list once, with the same result', async () => {
      const { newsletter, subscribers } = await open();
      await newsletter.signUp(anna);
      expect(await newsletter.signUp(anna)).toEqual({ kind: 'accepted' });
      expect(subscribers()).toEqual(['anna@voorbeeld.nl']);
    });

    it('rejects with the reason of an abort, without a sign-up', async () => {
      const { newsletter, subscribers } = await open();
      const reason = new Error('the visitor went on');
      await expect(newsletter.signUp(anna, AbortSignal.abort(reason))).rejects.toBe(reason);
      expect(subscribers()).toEqual([]);
    });
  });
}
