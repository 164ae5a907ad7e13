import type { FormMessage } from '#domain/form/messages.ts';

/** What stands in the fields, as typed. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** The message beside each field that has one. */
export type FieldErrors<Field extends string> = { readonly [field in Field]?: FormMessage };

type Validate<Field extends string> = (draft: Draft<Field>) => FieldErrors<Field>;

/**
 * A form on its way (FORM-1). Messages come with the first sending and follow every change from then on; what was typed
 * stays, also where sending failed.
 */
export type Form<Field extends string> =
  | { readonly kind: 'fresh'; readonly draft: Draft<Field> }
  | { readonly kind: 'checked'; readonly draft: Draft<Field>; readonly errors: FieldErrors<Field> }
  | { readonly kind: 'sending'; readonly draft: Draft<Field> }
  | { readonly kind: 'sent'; readonly draft: Draft<Field> }
  | {
      readonly kind: 'failed';
      readonly draft: Draft<Field>;
      readonly errors: FieldErrors<Field>;
      /** What is said in the live region. */
      readonly message: FormMessage;
    };

export type FormEvent<Field extends string> =
  | { readonly kind: 'changed'; readonly field: Field; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted' }
  /** The other side would not have it; `errors` where it says which fields are wrong. */
  | { readonly kind: 'refused'; readonly message: FormMessage; readonly errors?: FieldErrors<Field> };

/** A form as it first stands: filled with a draft, and not yet judged (FORM-1). */
export function createForm<Field extends string>(draft: Draft<Field>): Form<Field> {
  return { kind: 'fresh', draft };
}

/** What becomes of a form. Whoever calls sends the draft as it stands when the form comes to `sending`. */
export function reduceForm<Field extends string>(
  form: Form<Field>,
  event: FormEvent<Field>,
  validate: Validate<Field>,
): Form<Field> {
  switch (event.kind) {
    case 'changed':
      return changed(form, { ...form.draft, [event.field]: event.value }, validate);
    case 'submitted':
      return form.kind === 'sending' ? form : submitted(form.draft, validate);
    case 'accepted':
      return form.kind === 'sending' ? { kind: 'sent', draft: form.draft } : form;
    case 'refused':
      return form.kind === 'sending'
        ? { kind: 'failed', draft: form.draft, errors: event.errors ?? {}, message: event.message }
        : form;
  }
}

/** The messages to show beside the fields. */
export function errorsOf<Field extends string>(form: Form<Field>): FieldErrors<Field> {
  return form.kind === 'checked' || form.kind === 'failed' ? form.errors : {};
}

function changed<Field extends string>(
  form: Form<Field>,
  draft: Draft<Field>,
  validate: Validate<Field>,
): Form<Field> {
  switch (form.kind) {
    case 'fresh':
    case 'sent':
      return { kind: 'fresh', draft };
    case 'sending':
      return { kind: 'sending', draft };
    case 'checked':
    case 'failed':
      return { kind: 'checked', draft, errors: validate(draft) };
  }
}

function submitted<Field extends string>(draft: Draft<Field>, validate: Validate<Field>): Form<Field> {
  const errors = validate(draft);
  return Object.keys(errors).length === 0 ? { kind: 'sending', draft } : { kind: 'checked', draft, errors };
}
