import { isObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MailFormViewModel } from '#ui/screens/recommendation/mail-form.view-model.ts';

function setUp(typed = '') {
  const sent: string[] = [];
  const mail = new MailFormViewModel((email) => sent.push(email));
  if (typed !== '') mail.type(typed);
  return { mail, sent };
}

describe('the form that mails suggestions', () => {
  it('KEUZE-7 is empty at first, without errors', () => {
    const { mail, sent } = setUp();
    expect([mail.email, mail.errors, mail.isSending, mail.form.kind, sent]).toEqual([
      '',
      {},
      false,
      'fresh',
      [],
    ]);
  });

  it('KEUZE-7 sends the trimmed address, once', () => {
    const { mail, sent } = setUp(' noor@klankhuis.test ');
    mail.submit();
    mail.submit();
    expect([sent, mail.email]).toEqual([['noor@klankhuis.test'], ' noor@klankhuis.test ']);
  });

  it('KEUZE-7 FORM-1 reports a failure only while sending', () => {
    const { mail } = setUp('noor@klankhuis.test');
    mail.setMailState({ kind: 'failed' });
    expect(mail.form.kind).toBe('fresh');
    mail.submit();
    mail.setMailState({ kind: 'failed' });
    expect(mail.form).toMatchObject({ kind: 'failed', message: 'form.sending.failed' });
  });

  it.each(['sending', 'sent', 'failed'] as const)(
    'KEUZE-7 is reset with the same address for other suggestions, after being %s',
    (kind) => {
      const { mail } = setUp('noor@klankhuis.test');
      mail.submit();
      if (kind !== 'sending') mail.setMailState({ kind });
      expect(mail.form.kind).toBe(kind);
      mail.setMailState({ kind: 'idle' });
      expect(mail.form).toEqual({ kind: 'fresh', draft: { email: 'noor@klankhuis.test' } });
    },
  );

  it('KEUZE-7 FORM-1 keeps the error beside the field if nothing was sent', () => {
    const { mail } = setUp('noor');
    mail.submit();
    mail.setMailState({ kind: 'idle' });
    expect(mail.errors).toEqual({ email: 'form.email.invalid' });
  });

  it('holds its form by reference, and its methods can be passed on', () => {
    const { mail } = setUp();
    const { type } = mail;
    type('noor@klankhuis.test');
    expect([mail.email, isObservable(mail.form)]).toEqual(['noor@klankhuis.test', false]);
  });
});
