import { describe, expect, it } from 'vitest';
import { validateEmailForm } from '#domain/form/email.ts';
import { getVisibleErrors } from '#domain/form/form-state.ts';
import { failedSignUpResult, type SignUpResult } from '#domain/form/sign-up-result.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { Form } from '#ui/stores/form.store.ts';

/** A form with an address, and a receiver whose answers the test resolves. */
function aForm(email = 'floor@example.nl') {
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  let answer: (result: SignUpResult) => void = () => {};
  const form = new Form({
    draft: { email },
    validate: validateEmailForm,
    send: (draft, signal) => {
      sent.push(draft.email);
      signals.push(signal);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  const stop = form.start();
  const receive = async (result: SignUpResult) => {
    answer(result);
    await flushPromises();
  };
  return { form, sent, signals, stop, receive };
}

describe('a form', () => {
  it('FORM-1 shows the error of an invalid value, and removes it once the value is valid', async () => {
    const { form, sent } = aForm('floor@');
    expect(getVisibleErrors(form.current())).toEqual({});
    await form.submit();
    expect(getVisibleErrors(form.current())).toEqual({ email: 'form.email.invalid' });
    form.change('email', 'floor@example.nl');
    expect([getVisibleErrors(form.current()), sent]).toEqual([{}, []]);
  });

  it('FORM-1 sends its values, and reports that they are accepted', async () => {
    const { form, sent, receive } = aForm();
    void form.submit();
    await receive({ kind: 'accepted' });
    expect([sent, form.current().kind]).toEqual([['floor@example.nl'], 'sent']);
  });

  it('FORM-1 keeps the draft when the sending fails, and reports it', async () => {
    const { form, receive } = aForm();
    void form.submit();
    await receive(failedSignUpResult);
    expect(form.current()).toMatchObject({
      kind: 'failed',
      draft: { email: 'floor@example.nl' },
      message: 'form.sending.failed',
      errors: {},
    });
  });

  it('TIX-7 TIX-8 FORM-1 sends once if submit is clicked repeatedly', () => {
    const { form, sent } = aForm();
    void form.submit();
    void form.submit();
    expect(sent).toHaveLength(1);
  });

  it('aborts its sending at its end, and ignores a late answer', async () => {
    const { form, signals, stop, receive } = aForm();
    void form.submit();
    stop();
    await receive({ kind: 'accepted' });
    expect([signals[0]?.aborted, form.current().kind]).toEqual([true, 'sending']);
  });

  it('FORM-1 sends again what was aborted when the form was stopped', async () => {
    const { form, sent, stop, receive } = aForm();
    void form.submit();
    stop();
    form.start();
    void form.submit();
    await receive({ kind: 'accepted' });
    expect([sent.length, form.current().kind]).toEqual([2, 'sent']);
  });

  it('notifies of every change until it is unsubscribed', () => {
    const { form } = aForm();
    let changes = 0;
    const unsubscribe = form.subscribe(() => {
      changes += 1;
    });
    form.change('email', 'a');
    unsubscribe();
    form.change('email', 'ab');
    expect(changes).toBe(1);
  });
});
