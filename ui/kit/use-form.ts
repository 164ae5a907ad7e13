import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createFormState,
  type FieldErrors,
  type FormAction,
  type FormDraft,
  type FormState,
  getVisibleErrors,
  reduceForm,
} from '#domain/form/form-state.ts';
import type { Subscribable } from '#ui/kit/deferred-service.ts';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';

/** The receiver's answer to a form. */
type FormAnswer<Field extends string> = Extract<FormAction<Field>, { readonly kind: 'accepted' | 'refused' }>;

/** Sends valid values to their receiver. Rejects only once the signal is aborted. */
export type SendForm<Field extends string> = (
  draft: FormDraft<Field>,
  signal: AbortSignal,
) => Promise<FormAnswer<Field>>;

/** What a form is made of: the values at first, their rules, and how they are sent. */
interface FormOptions<Field extends string> {
  readonly draft: FormDraft<Field>;
  readonly validate: (draft: FormDraft<Field>) => FieldErrors<Field>;
  readonly send: SendForm<Field>;
}

/** A form that validates and sends itself (FORM-1). Answers after its end are ignored. */
export class Form<Field extends string> implements Subscribable<FormState<Field>> {
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

  readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.submit();
  };

  #dispatch(action: FormAction<Field>): void {
    this.#state = reduceForm(this.#state, action, this.#options.validate);
    for (const listener of this.#listeners) listener();
  }
}

/** The form of the calling component, with its state and the messages to show beside the fields. The options of the first render count. */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const [form] = useState(() => new Form(options));
  useEffect(() => form.start(), [form]);
  const state = useSyncExternalStore(form.subscribe, form.current, form.current);
  const { change, submit, onSubmit } = form;
  const isSending = state.kind === 'sending';
  return { state, errors: getVisibleErrors(state), isSending, change, submit, onSubmit };
}
