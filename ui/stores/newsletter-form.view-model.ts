import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type EmailFieldName, parseEmail, validateEmailForm } from '#domain/form/email.ts';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import {
  createFormState,
  type FormState,
  type FormAction,
  reduceForm,
  getVisibleErrors,
} from '#domain/form/form-state.ts';
import { CmsPort, type NewsletterSignUp } from '#ports/cms.port.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** The newsletter sign-up form (FORM-1): the draft persists, and errors are shown beside the field. */
export class NewsletterFormViewModel {
  form: FormState<EmailFieldName>;
  readonly #newsletter: NewsletterSignUp;
  #lifetime = new AbortController();
  #sending = this.#lifetime.signal;

  constructor(newsletter: NewsletterSignUp, email: string) {
    this.#newsletter = newsletter;
    this.form = createFormState({ email });
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /** Nothing is sent until `send`; the function returned aborts the sending. */
  start(): () => void {
    this.#lifetime = new AbortController();
    return () => this.#lifetime.abort();
  }

  get email(): string {
    return this.form.draft.email;
  }

  /** The error of the address. */
  get error(): FormMessageKey | undefined {
    return getVisibleErrors(this.form).email;
  }

  /** The error of the sending, if it failed. */
  get failure(): FormMessageKey | undefined {
    return this.form.kind === 'failed' ? this.form.message : undefined;
  }

  type(email: string): void {
    this.#dispatch({ kind: 'changed', field: 'email', value: email });
  }

  async send(): Promise<void> {
    // A sending that was aborted when the form was stopped has no answer.
    if (this.form.kind === 'sending' && !this.#sending.aborted) return;
    this.#dispatch({ kind: 'submitted' });
    const address = parseEmail(this.email);
    if (!this.#isSending() || !address) return;
    const { signal } = this.#lifetime;
    this.#sending = signal;
    const answer = await awaitUnlessAborted(this.#newsletter.signUp(address, signal), signal);
    if (answer) this.#dispatch(answer);
  }

  #isSending(): boolean {
    return this.form.kind === 'sending';
  }

  #dispatch(event: FormAction<EmailFieldName>): void {
    runInAction(() => {
      this.form = reduceForm(this.form, event, validateEmailForm);
    });
  }
}

/** The newsletter form; it is created with the address typed in the plain form. */
export const newsletterFormBinding = defineBinding(
  'NewsletterFormViewModel',
  [CmsPort],
  (cms) => (email: string) => new NewsletterFormViewModel(cms, email),
);
