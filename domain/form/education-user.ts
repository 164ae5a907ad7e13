import { emailOf } from '#domain/form/email.ts';
import type { Draft, FieldErrors } from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';

/** What a school tells of itself (TIX-8), in the order of the form. */
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

/** A school as ticketing keeps it; an empty `addition` is none. */
export type EducationUser = Draft<EducationUserField>;

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

/** The postcode a text holds, written as the post does (`1234 AB`); undefined where it is none. */
export function zipCodeOf(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3}) ?([a-z]{2})$/i.exec(text.trim()) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : undefined;
}

/** What is wrong with a school's fields: all but the addition are needed. */
export function educationUserErrors(user: EducationUser): FieldErrors<EducationUserField> {
  const wrong = educationUserFields.flatMap((field) => {
    const message = messageFor(field, user[field]);
    return message ? [[field, message] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** The fields as they are sent: spaces around them left out, the postcode in one form. */
export function normalizeEducationUser(user: EducationUser): EducationUser {
  const trimmed = educationUserFields.map((field) => [field, user[field].trim()]);
  const zipCode = zipCodeOf(user.zipCode) ?? user.zipCode;
  return { ...emptyEducationUser, ...Object.fromEntries(trimmed), zipCode };
}

function messageFor(field: EducationUserField, value: string): FormMessage | undefined {
  if (field === 'addition') return undefined;
  if (value.trim() === '') return 'form.required';
  if (field === 'zipCode' && !zipCodeOf(value)) return 'form.zipCode.invalid';
  return field === 'email' && !emailOf(value) ? 'form.email.invalid' : undefined;
}
