import {
  createFormState,
  type FieldErrors,
  type FormAction,
  type FormDraft,
  type FormState,
  reduceForm,
} from '#domain/form/form-state.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';

/** The receiver's answer to a form. */
type FormAnswer<Field extends string> = Extract<FormAction<Field>, { readonly kind: 'accepted' | 'refused' }>;

/** Sends valid values to their receiver. Rejects only once the signal is aborted. */
export type SendForm<Field extends string> = (
  draft: FormDraft<Field>,
  signal: AbortSignal,
) => Promise<FormAnswer<Field>>;

/** What a form is made of: the values at first, their rules, and how they are sent. */
export interface FormOptions<Field extends string> {
  readonly draft: FormDraft<Field>;
  readonly validate: (draft: FormDraft<Field>) => FieldErrors<Field>;
  readonly send: SendForm<Field>;
}

/** A form that validates and sends itself (FORM-1). Answers after its end are ignored. */
export class Form<Field extends string> {
  readonly #options: FormOptions<Field>;
  readonly #listeners = new Set<() => void>();
  #state: FormState<Field>;
  #lifetime = new AbortController();
  #sending = this.#lifetime.signal;

  constructor(options: FormOptions<Field>) {
    this.#options = options;
    this.#state = createFormState(options.draft);
  }

  readonly current = (): FormState<Field> => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Sends nothing by itself; the function returned aborts the sending. */
  readonly start = (): (() => void) => {
    this.#lifetime = new AbortController();
    return () => this.#lifetime.abort();
  };

  readonly change = (field: Field, value: string): void => this.#dispatch({ kind: 'changed', field, value });

  /** Sends the values if they are valid. Ignored while they are being sent, unless that was aborted: then there is no answer. */
  readonly submit = async (): Promise<void> => {
    if (this.#state.kind === 'sending' && !this.#sending.aborted) return;
    this.#dispatch({ kind: 'submitted' });
    if (this.#state.kind !== 'sending') return;
    const { signal } = this.#lifetime;
    this.#sending = signal;
    const answer = await awaitUnlessAborted(this.#options.send(this.#state.draft, signal), signal);
    if (answer) this.#dispatch(answer);
  };

  /** Begins again, by default with the same values; what is being sent is aborted. */
  readonly reset = (draft: FormDraft<Field> = this.#state.draft): void => {
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.#setState(createFormState(draft));
  };

  #dispatch(action: FormAction<Field>): void {
    this.#setState(reduceForm(this.#state, action, this.#options.validate));
  }

  #setState(state: FormState<Field>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
