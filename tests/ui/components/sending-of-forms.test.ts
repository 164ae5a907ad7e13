import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import type { VipCardNumber, VipCardResult } from '#domain/form/vip-card.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { signUpWith } from '#ui/components/interactive-newsletter-form.tsx';
import { checkVipCardWith } from '#ui/components/vip-card-form.tsx';

const { signal } = new AbortController();

it('FORM-1 the newsletter subscribes an address without the spaces around it', async () => {
  const subscribers = new Set<string>();
  const signUp = signUpWith(createInMemoryCms(aHall(), { subscribers }));
  expect(await signUp({ email: ' floor@example.nl ' }, signal)).toEqual({ kind: 'accepted' });
  expect([...subscribers]).toEqual(['floor@example.nl']);
});

describe('the check of a VIP card', () => {
  const answer = async (verdict: VipCardResult) => {
    const result = await checkVipCardWith({ checkVipCard: async () => verdict })(
      { cardNumber: '4990 1001-2024' },
      signal,
    );
    return result.kind === 'refused' ? englishFormMessages[result.message] : result.kind;
  };

  it('TIX-7 sends only the digits', async () => {
    const requests: VipCardNumber[] = [];
    const check = checkVipCardWith({
      checkVipCard: async (number) => {
        requests.push(number);
        return 'valid';
      },
    });
    await check({ cardNumber: '4990 1001-2024' }, signal);
    expect(requests).toEqual(['499010012024']);
  });

  it.each([
    ['valid', 'accepted'],
    ['notValid', 'Your VIP-CARDnumber is not valid'],
    ['unanswered', 'Your VIP-CARDnumber could not be checked. Please try again later'],
    ['notLoggedIn', 'You have to login or create an account before you can verify your VIP-CARDnumber'],
  ] as const)('TIX-7 reports %s', async (verdict, text) => {
    expect(await answer(verdict)).toBe(text);
  });
});
