import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { getVisibleErrors } from '#domain/form/form-state.ts';
import { Form, type FormOptions } from '#ui/stores/form.store.ts';

/** The form of the calling component, with its state and the messages to show beside the fields. The options of the first render count. */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const [form] = useState(() => new Form(options));
  useEffect(() => form.start(), [form]);
  return useFormState(form);
}

/** The same for a form that is kept elsewhere, and outlives the component. */
export function useFormState<Field extends string>(form: Form<Field>) {
  const state = useSyncExternalStore(form.subscribe, form.current, form.current);
  const { change, submit } = form;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void submit();
  };
  const isSending = state.kind === 'sending';
  return { state, errors: getVisibleErrors(state), isSending, change, submit, onSubmit };
}
