import { parseEmail } from '#domain/form/email.ts';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import type { FormDraft, FieldErrors } from '#domain/form/form-state.ts';

/** The fields of a school's account (TIX-8), in form order. */
export const educationUserFields = [
  'schoolName',
  'schoolPlace',
  'schoolType',
  'street',
  'houseNumber',
  'addition',
  'zipCode',
  'city',
  'email',
] as const;

export type EducationUserField = (typeof educationUserFields)[number];

/** A school's account at the ticketing; an empty `addition` means none. */
export type EducationUser = FormDraft<EducationUserField>;

export const emptyEducationUser: EducationUser = {
  schoolName: '',
  schoolPlace: '',
  schoolType: '',
  street: '',
  houseNumber: '',
  addition: '',
  zipCode: '',
  city: '',
  email: '',
};

/** Parses a Dutch postcode and formats it as `1234 AB`; undefined if invalid. */
export function parseZipCode(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3}) ?([a-z]{2})$/i.exec(text.trim()) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : undefined;
}

/** Validates a school's fields: all except the addition are required. */
export function validateEducationUser(user: EducationUser): FieldErrors<EducationUserField> {
  const invalid = educationUserFields.flatMap((field) => {
    const message = validateField(field, user[field]);
    return message ? [[field, message] as const] : [];
  });
  return Object.fromEntries(invalid);
}

/** The fields as they are sent: trimmed, with a formatted postcode. */
export function normalizeEducationUser(user: EducationUser): EducationUser {
  const trimmed = educationUserFields.map((field) => [field, user[field].trim()]);
  const zipCode = parseZipCode(user.zipCode) ?? user.zipCode;
  return { ...emptyEducationUser, ...Object.fromEntries(trimmed), zipCode };
}

function validateField(field: EducationUserField, value: string): FormMessageKey | undefined {
  if (field === 'addition') return undefined;
  if (value.trim() === '') return 'form.required';
  if (field === 'zipCode' && !parseZipCode(value)) return 'form.zipCode.invalid';
  return field === 'email' && !parseEmail(value) ? 'form.email.invalid' : undefined;
}
