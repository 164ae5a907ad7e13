import { useEffect } from 'react';
import { type EmailFieldName, parseEmail, validateEmailForm } from '#domain/form/email.ts';
import { invalidEmailSignUpResult } from '#domain/form/sign-up-result.ts';
import { CmsPort, type NewsletterSignUp } from '#ports/cms.port.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { focusOnMount } from '#ui/kit/autofocus.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useForm } from '#ui/kit/use-form.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { SendForm } from '#ui/stores/form.store.ts';
import styles from '#ui/components/newsletter-form.module.css';

/** Signs an address up for the newsletter (FORM-1). */
export function signUpWith(newsletter: NewsletterSignUp): SendForm<EmailFieldName> {
  return async ({ email }, signal) => {
    const address = parseEmail(email);
    return address ? newsletter.signUp(address, signal) : invalidEmailSignUpResult;
  };
}

const signUpBinding = defineBinding('SignUp', [CmsPort], signUpWith);

interface InteractiveNewsletterFormProps {
  /** The address typed in the plain form; it is sent immediately. */
  readonly email: string;
}

/** The newsletter form after its first submit (FORM-1): errors beside the field, the outcome in a live region. */
export function InteractiveNewsletterForm({ email }: InteractiveNewsletterFormProps) {
  const { t, resolve } = useSite();
  const { state, errors, isSending, change, submit, onSubmit } = useForm({
    draft: { email },
    validate: validateEmailForm,
    send: resolve(signUpBinding),
  });
  useSubmitOnMount(submit);
  return (
    <form className={styles.newsletter} data-print="no" noValidate onSubmit={onSubmit}>
      <TextField
        ref={focusOnMount}
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={state.draft.email}
        error={errors.email && t(errors.email)}
        onChange={({ currentTarget: { value } }) => change('email', value)}
      />
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? 'form.sending' : 'newsletter.send')}
      </Button>
      <p className={styles.outcome} role="status" data-kind={state.kind}>
        {state.kind === 'sent' && t('newsletter.sent')}
        {state.kind === 'failed' && t(state.message)}
      </p>
    </form>
  );
}

function useSubmitOnMount(submit: () => Promise<void>): void {
  useEffect(() => void submit(), [submit]);
}
