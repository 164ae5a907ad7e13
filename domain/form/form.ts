import type { FormMessage } from '#domain/form/messages.ts';

/** The values of the fields, as typed. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** The error message of each invalid field. */
export type FieldErrors<Field extends string> = { readonly [field in Field]?: FormMessage };

type Validate<Field extends string> = (draft: Draft<Field>) => FieldErrors<Field>;

/**
 * The state of a form (FORM-1). Messages appear at the first submit and are updated with every change after it. Typed values
 * remain, also when submitting failed.
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
      /** The message for the live region. */
      readonly message: FormMessage;
    };

export type FormEvent<Field extends string> =
  | { readonly kind: 'changed'; readonly field: Field; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted' }
  /** The receiver rejected the submission; `errors` where it names invalid fields. */
  | { readonly kind: 'refused'; readonly message: FormMessage; readonly errors?: FieldErrors<Field> };

/** A new form with a draft, not yet validated (FORM-1). */
export function createForm<Field extends string>(draft: Draft<Field>): Form<Field> {
  return { kind: 'fresh', draft };
}

/** The transitions of a form. The caller sends the draft when the form becomes `sending`. */
export function reduceForm<Field extends string>(
  form: Form<Field>,
  event: FormEvent<Field>,
  validate: Validate<Field>,
): Form<Field> {
  switch (event.kind) {
    case 'changed':
      return changeDraft(form, { ...form.draft, [event.field]: event.value }, validate);
    case 'submitted':
      return form.kind === 'sending' ? form : submit(form.draft, validate);
    case 'accepted':
      return form.kind === 'sending' ? { kind: 'sent', draft: form.draft } : form;
    case 'refused':
      return form.kind === 'sending'
        ? { kind: 'failed', draft: form.draft, errors: event.errors ?? {}, message: event.message }
        : form;
  }
}

/** The messages to show beside the fields. */
export function toVisibleErrors<Field extends string>(form: Form<Field>): FieldErrors<Field> {
  return form.kind === 'checked' || form.kind === 'failed' ? form.errors : {};
}

function changeDraft<Field extends string>(
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

function submit<Field extends string>(draft: Draft<Field>, validate: Validate<Field>): Form<Field> {
  const errors = validate(draft);
  return Object.keys(errors).length === 0 ? { kind: 'sending', draft } : { kind: 'checked', draft, errors };
}
