import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateEmailForm } from '#domain/form/email.ts';
import {
  createFormState,
  type FormState,
  type FormAction,
  reduceForm,
  getVisibleErrors,
} from '#domain/form/form-state.ts';

type Events = FormAction<'email'>[];

const after = (...events: Events) =>
  events.reduce<FormState<'email'>>(
    (form, event) => reduceForm(form, event, validateEmailForm),
    createFormState({ email: '' }),
  );
const typed = (value: string): FormAction<'email'> => ({ kind: 'changed', field: 'email', value });
const submitted: FormAction<'email'> = { kind: 'submitted' };
const refused: FormAction<'email'> = { kind: 'refused', message: 'form.sending.failed' };
const wrong = { email: 'form.email.invalid' };

describe('a form', () => {
  it('FORM-1 shows no message while a visitor types for the first time', () => {
    expect(getVisibleErrors(after(typed('anna@')))).toEqual({});
  });

  it('FORM-1 validates on submit, assigns the message to its field, and preserves typed values', () => {
    expect(after(typed('anna@'), submitted)).toEqual({
      kind: 'checked',
      draft: { email: 'anna@' },
      errors: wrong,
    });
  });

  it('FORM-1 validates with every change from then on', () => {
    expect(getVisibleErrors(after(typed('anna@'), submitted, typed('anna@example.org')))).toEqual({});
    expect(getVisibleErrors(after(typed('a@b.nl'), submitted, refused, typed('anna@')))).toEqual(wrong);
  });

  it('FORM-1 remains in sending while the visitor types', () => {
    const typing = after(typed('a@b.nl'), submitted, typed('a@b.nlx'));
    expect(typing).toEqual({ kind: 'sending', draft: { email: 'a@b.nlx' } });
  });

  it('FORM-1 preserves typed values when sending fails, and shows a message', () => {
    expect(after(typed('a@b.nl'), submitted, refused)).toEqual({
      kind: 'failed',
      draft: { email: 'a@b.nl' },
      errors: {},
      message: 'form.sending.failed',
    });
  });

  it('FORM-1 shows the fields the other side finds wrong', () => {
    const form = after(typed('a@b.nl'), submitted, { ...refused, errors: { email: 'form.email.invalid' } });
    expect(getVisibleErrors(form)).toEqual(wrong);
  });

  it('FORM-1 is fresh again with the first change after it was sent', () => {
    expect(after(typed('a@b.nl'), submitted, { kind: 'accepted' }, typed('c')).kind).toBe('fresh');
  });

  it('FORM-1 loses no input, and sends nothing invalid and nothing twice, in any sequence', () => {
    const event: fc.Arbitrary<FormAction<'email'>> = fc.oneof(
      fc.constantFrom('', 'anna', 'anna@example.org').map(typed),
      fc.constantFrom(submitted, refused, { kind: 'accepted' } as const),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let form: FormState<'email'> = createFormState({ email: '' });
        let text = '';
        for (const one of events) {
          const before = form;
          form = reduceForm(form, one, validateEmailForm);
          if (one.kind === 'changed') text = one.value;
          expect(form.draft.email).toBe(text);
          if (form.kind === 'sending' && before.kind !== 'sending') expect(text).toBe('anna@example.org');
          if (form.kind === 'sent' && before.kind !== 'sent') expect(before.kind).toBe('sending');
          if (form.kind === 'failed' && before.kind !== 'failed') expect(before.kind).toBe('sending');
          if (before.kind === 'sending' && one.kind === 'submitted') expect(form).toBe(before);
        }
      }),
    );
  });
});
