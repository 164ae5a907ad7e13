import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { focusOnMount } from '#ui/kit/autofocus.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import {
  type NewsletterFormViewModel,
  newsletterFormBinding,
} from '#ui/stores/newsletter-form.view-model.ts';
import styles from '#ui/components/newsletter-form.module.css';

interface InteractiveNewsletterFormProps {
  /** The address typed in the plain form; it is sent immediately. */
  readonly email: string;
}

/** The newsletter form after its first submit (FORM-1): errors beside the field, the outcome in a live region. */
export const InteractiveNewsletterForm = observer(function InteractiveNewsletterForm({
  email,
}: InteractiveNewsletterFormProps) {
  const { t } = useSite();
  const viewModel = useSending(email);
  const { form, error, failure } = viewModel;
  const outcome = form.kind === 'sent' ? t('newsletter.sent') : failure ? t(failure) : '';
  return (
    <form
      className={styles.newsletter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.send();
      }}
    >
      <TextField
        ref={focusOnMount}
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={viewModel.email}
        error={error && t(error)}
        onChange={({ currentTarget: { value } }) => viewModel.type(value)}
      />
      <Button type="submit" aria-disabled={form.kind === 'sending'}>
        {t(form.kind === 'sending' ? 'form.sending' : 'newsletter.send')}
      </Button>
      <p className={styles.outcome} role="status" data-kind={form.kind}>
        {outcome}
      </p>
    </form>
  );
});

/** Creates the form's view model, and sends the address when it is mounted. */
function useSending(email: string): NewsletterFormViewModel {
  const viewModel = useViewModel(newsletterFormBinding, (create) => create(email));
  useEffect(() => void viewModel.send(), [viewModel]);
  return viewModel;
}
