import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type EmailField, emailErrors, emailOf } from '#domain/form/email.ts';
import { createForm, errorsOf, type Form, type FormEvent, reduceForm } from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';
import type { Newsletter } from '#ports/cms.port.ts';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

/** Signing up for the newsletter (FORM-1): what was typed stays, and what is wrong is said beside the field. */
export class NewsletterFormViewModel {
  form: Form<EmailField>;
  readonly #newsletter: Newsletter;
  #life = new AbortController();

  constructor(newsletter: Newsletter, email: string) {
    this.#newsletter = newsletter;
    this.form = createForm({ email });
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /** Nothing is sent until the visitor sends it; the function returned ends the sending. */
  start(): () => void {
    this.#life = new AbortController();
    return () => this.#life.abort();
  }

  get email(): string {
    return this.form.draft.email;
  }

  /** What is wrong with the address. */
  get error(): FormMessage | undefined {
    return errorsOf(this.form).email;
  }

  /** What is said of the sending; nothing while it has not failed. */
  get failure(): FormMessage | undefined {
    return this.form.kind === 'failed' ? this.form.message : undefined;
  }

  type(email: string): void {
    this.#follow({ kind: 'changed', field: 'email', value: email });
  }

  async send(): Promise<void> {
    if (this.form.kind === 'sending') return;
    this.#follow({ kind: 'submitted' });
    const address = emailOf(this.email);
    if (!this.#isSending() || !address) return;
    const { signal } = this.#life;
    const answer = await unlessAborted(this.#newsletter.signUp(address, signal), signal);
    if (answer) this.#follow(answer);
  }

  #isSending(): boolean {
    return this.form.kind === 'sending';
  }

  #follow(event: FormEvent<EmailField>): void {
    runInAction(() => {
      this.form = reduceForm(this.form, event, emailErrors);
    });
  }
}
