import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { type SignUpResult, failedSignUpResult } from '#domain/form/sign-up-result.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { NewsletterFormViewModel } from '#ui/stores/newsletter-form.view-model.ts';

/** A newsletter whose response the test resolves. */
class HeldNewsletter implements NewsletterSignUp {
  questions = 0;
  #answer: (answer: SignUpResult) => void = () => {};

  signUp(): Promise<SignUpResult> {
    this.questions += 1;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async letGo(answer: SignUpResult): Promise<void> {
    this.#answer(answer);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function aNewsletter() {
  const subscribers = new Set<string>();
  return { newsletter: createInMemoryCms(aHall(), { subscribers }), subscribers };
}

viewModelContract('NewsletterFormViewModel', () => {
  const newsletter = new HeldNewsletter();
  const viewModel = new NewsletterFormViewModel(newsletter, 'floor@example.nl');
  return {
    viewModel,
    readState: () => viewModel.form,
    observed: 'form',
    countRequests: () => newsletter.questions,
    startLateRequest: async () => {
      void viewModel.send();
      return () => newsletter.letGo({ kind: 'accepted' });
    },
  };
});

describe('signing up for the newsletter', () => {
  it('FORM-1 shows the error of an invalid address, and removes it once the address is valid', async () => {
    const { newsletter, subscribers } = aNewsletter();
    const form = new NewsletterFormViewModel(newsletter, 'floor@');
    expect(form.error).toBeUndefined();
    await form.send();
    expect(form.error).toBe('form.email.invalid');
    form.type('floor@example.nl');
    expect(form.error).toBeUndefined();
    expect([...subscribers]).toEqual([]);
  });

  it('FORM-1 subscribes the address', async () => {
    const { newsletter, subscribers } = aNewsletter();
    const form = new NewsletterFormViewModel(newsletter, ' floor@example.nl ');
    await form.send();
    expect([form.form.kind, [...subscribers]]).toEqual(['sent', ['floor@example.nl']]);
  });

  it('FORM-1 keeps the draft when the sending fails, and reports it', async () => {
    const newsletter = new HeldNewsletter();
    const form = new NewsletterFormViewModel(newsletter, 'floor@example.nl');
    const sent = form.send();
    await newsletter.letGo(failedSignUpResult);
    await sent;
    expect([form.email, form.failure, form.error]).toEqual([
      'floor@example.nl',
      'form.sending.failed',
      undefined,
    ]);
  });

  it('sends once if submit is clicked repeatedly', () => {
    const newsletter = new HeldNewsletter();
    const form = new NewsletterFormViewModel(newsletter, 'floor@example.nl');
    void form.send();
    void form.send();
    expect(newsletter.questions).toBe(1);
  });

  it('FORM-1 sends again what was aborted when the form was stopped', async () => {
    const newsletter = new HeldNewsletter();
    const form = new NewsletterFormViewModel(newsletter, 'floor@example.nl');
    const stop = form.start();
    void form.send();
    stop();
    form.start();
    const sent = form.send();
    await newsletter.letGo({ kind: 'accepted' });
    await sent;
    expect([newsletter.questions, form.form.kind]).toEqual([2, 'sent']);
  });
});
