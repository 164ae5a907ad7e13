import { describe, expect, it } from 'vitest';
import {
  type EducationUser,
  educationUserFields,
  emptyEducationUser,
  normalizeEducationUser,
  parseZipCode,
  validateEducationUser,
} from '#domain/form/education-user.ts';
import { parseEmail, validateEmailForm } from '#domain/form/email.ts';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import { parseVipCardNumber, pickVipCardMessage, validateVipCardForm } from '#domain/form/vip-card.ts';

describe('an e-mail address', () => {
  it.each([
    'anna@example.org',
    ' anna@example.org ',
    "o'brien+hall@mail.example.co.uk",
    'a@b-c.nl',
    'anna@post.x.example',
    `${'a'.repeat(249)}@b.nl`,
  ])('FORM-1 takes %j', (text) => expect(parseEmail(text)).toBe(text.trim()));

  it.each([
    '',
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@example..org',
    'anna@-example.org',
    'anna@example-.org',
    'anna@@example.org',
    'an na@example.org',
    'anna@example.org\nBcc: x@y.nl',
    'anna@example.org, bram@example.org',
    'anna@exämple.org',
    `anna@${'a'.repeat(64)}.nl`,
    `anna@b.${'a'.repeat(64)}`,
    `${'a'.repeat(250)}@b.nl`,
  ])('FORM-1 refuses %j', (text) => {
    expect(parseEmail(text)).toBeUndefined();
    expect(validateEmailForm({ email: text })).toEqual({ email: 'form.email.invalid' });
  });
});

describe('a VIP card', () => {
  it.each([
    ['123456', '123456'],
    [' 1234-5678 9012 ', '123456789012'],
    ['12345678901234567890', '12345678901234567890'],
  ])('TIX-7 has the number %j, without spaces and dashes', (text, number) => {
    expect(parseVipCardNumber(text)).toBe(number);
    expect(validateVipCardForm({ cardNumber: text })).toEqual({});
  });

  it.each(['', '12345', '123456789012345678901', '12345a', '12.34.56', '١٢٣٤٥٦'])(
    'TIX-7 never has the number %j',
    (text) => {
      expect(parseVipCardNumber(text)).toBeUndefined();
      expect(validateVipCardForm({ cardNumber: text })).toEqual({ cardNumber: 'vipCard.notValid' });
    },
  );

  it.each([
    ['valid', 'Your VIP-CARDnumber has been verified. You can now order tickets with 50% discount'],
    ['notValid', 'Your VIP-CARDnumber is not valid'],
    ['unanswered', 'Your VIP-CARDnumber could not be checked. Please try again later'],
    ['notLoggedIn', 'You have to login or create an account before you can verify your VIP-CARDnumber'],
  ] as const)('TIX-7 a card number that is %s has this message', (verdict, words) => {
    expect(englishFormMessages[pickVipCardMessage(verdict)]).toBe(words);
  });
});

describe('a school', () => {
  const school: EducationUser = {
    schoolName: 'De Toon',
    schoolPlace: 'Utrecht',
    schoolType: 'basis',
    street: 'Laan',
    houseNumber: '3',
    addition: '',
    zipCode: '1234AB',
    city: 'Utrecht',
    email: 'juf@detoon.nl',
  };

  it('TIX-8 has these fields, of which only the addition may be empty', () => {
    expect(validateEducationUser(school)).toEqual({});
    const required = educationUserFields.filter((field) => field !== 'addition');
    expect(validateEducationUser(emptyEducationUser)).toEqual(
      Object.fromEntries(required.map((field) => [field, 'form.required'])),
    );
    expect(educationUserFields).toEqual(Object.keys(school));
    expect(emptyEducationUser).toEqual(Object.fromEntries(educationUserFields.map((field) => [field, ''])));
  });

  it('TIX-8 reports invalid fields with their messages', () => {
    expect(validateEducationUser({ ...school, zipCode: '0123 AB', email: 'juf', city: ' ' })).toEqual({
      zipCode: 'form.zipCode.invalid',
      email: 'form.email.invalid',
      city: 'form.required',
    });
  });

  it.each([
    ['1234AB', '1234 AB'],
    ['1234 ab', '1234 AB'],
    [' 9999 zz ', '9999 ZZ'],
    ['0123 AB', undefined],
    ['1234  AB', undefined],
    ['12345 AB', undefined],
    ['1234 A', undefined],
    ['1234 A1', undefined],
    ['1234 ABC', undefined],
    ['', undefined],
  ])('TIX-8 reads the postcode %j as %s', (text, zipCode) => {
    expect(parseZipCode(text)).toBe(zipCode);
  });

  it('TIX-8 is sent without spaces around, and its postcode as the post writes it', () => {
    const sent = normalizeEducationUser({ ...school, city: ' Utrecht ', zipCode: '1234ab' });
    expect(sent).toEqual({ ...school, zipCode: '1234 AB' });
  });
});
