import { describe, expect, it } from 'vitest';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';

export interface GivenNewsletter {
  readonly newsletter: NewsletterSignUp;
  /** Who is on the list. */
  subscribers(): readonly string[];
  close(): Promise<void>;
}

export const anna = parseEmail('Anna@voorbeeld.nl') as EmailAddress;

/** What every newsletter promises. */
export function newsletterContract(name: string, given: () => Promise<GivenNewsletter>): void {
  async function using(play: (subject: GivenNewsletter) => Promise<void>): Promise<void> {
    const subject = await given();
    try {
      await play(subject);
    } finally {
      await subject.close();
    }
  }

  describe(`${name} fulfils the contract of the newsletter`, () => {
    it('CALL-27 signs an address up', async () => {
      await using(async ({ newsletter, subscribers }) => {
        expect(await newsletter.signUp(anna)).toEqual({ kind: 'accepted' });
        expect(subscribers()).toEqual(['anna@voorbeeld.nl']);
      });
    });

    it('CALL-27 has a repeated address on the list once, with the same result', async () => {
      await using(async ({ newsletter, subscribers }) => {
        await newsletter.signUp(anna);
        expect(await newsletter.signUp(anna)).toEqual({ kind: 'accepted' });
        expect(subscribers()).toEqual(['anna@voorbeeld.nl']);
      });
    });

    it('rejects with the reason of an abort, without a sign-up', async () => {
      await using(async ({ newsletter, subscribers }) => {
        const reason = new Error('the visitor went on');
        await expect(newsletter.signUp(anna, AbortSignal.abort(reason))).rejects.toBe(reason);
        expect(subscribers()).toEqual([]);
      });
    });
  });
}
