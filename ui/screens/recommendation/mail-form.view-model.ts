import { makeAutoObservable, observableRef } from 'mobx';
import { type EmailFieldName, validateEmailForm } from '#domain/form/email.ts';
import {
  createFormState,
  type FieldErrors,
  type FormState,
  type FormAction,
  reduceForm,
  getVisibleErrors,
} from '#domain/form/form-state.ts';
import type { MailFormState } from '#domain/recommendation/keuzehulp-state.ts';

/** The form that mails the suggestions (KEUZE-7). */
export class MailFormViewModel {
  form: FormState<EmailFieldName> = createFormState({ email: '' });
  readonly #send: (email: string) => void;

  /** `send` is called with a valid address. */
  constructor(send: (email: string) => void) {
    this.#send = send;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  get email(): string {
    return this.form.draft.email;
  }

  get errors(): FieldErrors<EmailFieldName> {
    return getVisibleErrors(this.form);
  }

  get isSending(): boolean {
    return this.form.kind === 'sending';
  }

  type(value: string): void {
    this.#dispatch({ kind: 'changed', field: 'email', value });
  }

  submit(): void {
    if (this.isSending) return;
    this.#dispatch({ kind: 'submitted' });
    if (this.isSending) this.#send(this.email.trim());
  }

  /** Follows the state of the mail in the run. For other suggestions the form is reset, but the address stays. */
  setMailState({ kind }: MailFormState): void {
    const wasSubmitted =
      this.form.kind === 'sending' || this.form.kind === 'sent' || this.form.kind === 'failed';
    if (kind === 'idle' && wasSubmitted) this.form = createFormState(this.form.draft);
    if (kind === 'sent') this.#dispatch({ kind: 'accepted' });
    if (kind === 'failed') this.#dispatch({ kind: 'refused', message: 'form.sending.failed' });
  }

  /** Resets the form, because the visitor has changed. */
  reset(): void {
    this.form = createFormState({ email: '' });
  }

  #dispatch(event: FormAction<EmailFieldName>): void {
    this.form = reduceForm(this.form, event, validateEmailForm);
  }
}
