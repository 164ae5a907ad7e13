import { describe, expect, it } from 'vitest';
import { newsletterPath, parseSignUpResult } from '#domain/form/sign-up-result.ts';

describe('what became of a sign-up', () => {
  it.each([
    [{ kind: 'accepted' }, { kind: 'accepted' }],
    [
      { kind: 'refused', message: 'form.email.invalid' },
      { kind: 'refused', message: 'form.email.invalid' },
    ],
    [
      { kind: 'refused', message: 'something new' },
      { kind: 'refused', message: 'form.sending.failed' },
    ],
    [{ kind: 'other' }, undefined],
    [null, undefined],
    ['accepted', undefined],
  ])('FORM-1 %j reads as %j', (value, outcome) => {
    expect(parseSignUpResult(value)).toEqual(outcome);
  });
});

it('FORM-1 the site takes sign-ups at an address of its own', () => {
  expect(newsletterPath).toBe('/newsletter');
});
