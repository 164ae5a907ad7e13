import type { FormMessageKey } from '#domain/form/form-messages.ts';

/** The values of the fields, as typed. */
export type FormDraft<Field extends string> = Readonly<Record<Field, string>>;

/** The error message of each invalid field. */
export type FieldErrors<Field extends string> = { readonly [field in Field]?: FormMessageKey };

type Validate<Field extends string> = (draft: FormDraft<Field>) => FieldErrors<Field>;

/**
 * The state of a form (FORM-1). Messages appear at the first submit and are updated with every change after it. Typed values
 * remain, also when submitting failed.
 */
export type FormState<Field extends string> =
  | { readonly kind: 'fresh'; readonly draft: FormDraft<Field> }
  | { readonly kind: 'checked'; readonly draft: FormDraft<Field>; readonly errors: FieldErrors<Field> }
  | { readonly kind: 'sending'; readonly draft: FormDraft<Field> }
  | { readonly kind: 'sent'; readonly draft: FormDraft<Field> }
  | {
      readonly kind: 'failed';
      readonly draft: FormDraft<Field>;
      readonly errors: FieldErrors<Field>;
      /** The message for the live region. */
      readonly message: FormMessageKey;
    };

export type FormAction<Field extends string> =
  | { readonly kind: 'changed'; readonly field: Field; readonly value: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted' }
  /** The receiver rejected the submission; `errors` where it names invalid fields. */
  | { readonly kind: 'refused'; readonly message: FormMessageKey; readonly errors?: FieldErrors<Field> };

/** A new form with a draft, not yet validated (FORM-1). */
export function createFormState<Field extends string>(draft: FormDraft<Field>): FormState<Field> {
  return { kind: 'fresh', draft };
}

/** The transitions of a form. The caller sends the draft when the form becomes `sending`. */
export function reduceForm<Field extends string>(
  form: FormState<Field>,
  action: FormAction<Field>,
  validate: Validate<Field>,
): FormState<Field> {
  switch (action.kind) {
    case 'changed':
      return changeDraft(form, { ...form.draft, [action.field]: action.value }, validate);
    case 'submitted':
      return form.kind === 'sending' ? form : submit(form.draft, validate);
    case 'accepted':
      return form.kind === 'sending' ? { kind: 'sent', draft: form.draft } : form;
    case 'refused':
      return form.kind === 'sending'
        ? { kind: 'failed', draft: form.draft, errors: action.errors ?? {}, message: action.message }
        : form;
  }
}

/** The messages to show beside the fields. */
export function getVisibleErrors<Field extends string>(form: FormState<Field>): FieldErrors<Field> {
  return form.kind === 'checked' || form.kind === 'failed' ? form.errors : {};
}

function changeDraft<Field extends string>(
  form: FormState<Field>,
  draft: FormDraft<Field>,
  validate: Validate<Field>,
): FormState<Field> {
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

function submit<Field extends string>(draft: FormDraft<Field>, validate: Validate<Field>): FormState<Field> {
  const errors = validate(draft);
  return Object.keys(errors).length === 0 ? { kind: 'sending', draft } : { kind: 'checked', draft, errors };
}
