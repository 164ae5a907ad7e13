import { describe, expect, it } from 'vitest';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import type { VipCardNumber, VipCardResult } from '#domain/form/vip-card.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { VipCardViewModel } from '#ui/stores/vip-card.view-model.ts';

/** A ticketing whose verdict the test resolves. */
class HeldChecker {
  readonly requests: VipCardNumber[] = [];
  judge: (verdict: VipCardResult) => void = () => {};
  readonly checkVipCard = (number: VipCardNumber): Promise<VipCardResult> => {
    this.requests.push(number);
    return new Promise((resolve) => {
      this.judge = resolve;
    });
  };
}

function block() {
  const checker = new HeldChecker();
  const card = new VipCardViewModel(checker);
  card.start();
  return { card, checker };
}

async function judged(verdict: VipCardResult) {
  const { card, checker } = block();
  card.type('4990 1001-2024');
  const checking = card.check();
  checker.judge(verdict);
  await checking;
  return { card, text: card.verdict && englishFormMessages[card.verdict] };
}

viewModelContract('VipCardViewModel', () => {
  const checker = new HeldChecker();
  const card = new VipCardViewModel(checker);
  return {
    viewModel: card,
    readState: () => [card.verdict, card.needsLogin],
    observed: 'form',
    countRequests: () => checker.requests.length,
    startLateRequest: async () => {
      card.type('49901001');
      void card.check();
      return async () => {
        checker.judge('valid');
        await flushPromises();
      };
    },
  };
});

describe('the VIP card form', () => {
  it('TIX-7 sends only the digits, and once', () => {
    const { card, checker } = block();
    card.type('4990 1001-2024');
    void card.check();
    void card.check();
    expect(checker.requests).toEqual(['499010012024']);
  });

  it('TIX-7 does not send an ill-formed number, and shows the error beside the field', async () => {
    const { card, checker } = block();
    card.type('12');
    await card.check();
    expect([card.error, checker.requests]).toEqual(['vipCard.notValid', []]);
  });

  it('TIX-7 has no verdict before the response', () => {
    const { card } = block();
    expect([card.cardNumber, card.verdict, card.needsLogin]).toEqual(['', null, false]);
  });

  it('TIX-7 reports a valid card', async () => {
    const { card, text } = await judged('valid');
    expect([card.form.kind, card.needsLogin]).toEqual(['sent', false]);
    expect(text).toBe('Your VIP-CARDnumber has been verified. You can now order tickets with 50% discount');
  });

  it('TIX-7 reports an unknown card as invalid', async () => {
    const { text } = await judged('notValid');
    expect(text).toBe('Your VIP-CARDnumber is not valid');
  });

  it('TIX-7 reports that a card could not be checked if ticketing does not answer, not that it is invalid', async () => {
    const { card, text } = await judged('unanswered');
    expect(text).toBe('Your VIP-CARDnumber could not be checked. Please try again later');
    expect(card.cardNumber).toBe('4990 1001-2024');
  });

  it('TIX-7 requests a login from an anonymous visitor, and keeps the draft', async () => {
    const { card, text } = await judged('notLoggedIn');
    expect(text).toBe('You have to login or create an account before you can verify your VIP-CARDnumber');
    expect([card.needsLogin, card.cardNumber]).toEqual([true, '4990 1001-2024']);
    void card.check();
    expect(card.needsLogin).toBe(false);
  });
});
