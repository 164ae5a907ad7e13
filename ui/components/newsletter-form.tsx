import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/newsletter-form.module.css';

const InteractiveNewsletterForm = createLazyComponent(
  async () => (await import('#ui/components/interactive-newsletter-form.tsx')).InteractiveNewsletterForm,
  ['forms'],
);

/**
 * The newsletter sign-up. It is a plain form until it is first submitted; then the code that validates and sends is loaded
 * and takes over what was typed. If the code cannot be loaded, the browser submits the form to the server. Without a CMS that accepts
 * sign-ups there is no form (SWAP-2).
 */
export function NewsletterForm() {
  const { t, locale, settings, words } = useSite();
  const [email, setEmail] = useState<string | null>(null);
  // A second submit while the code is loading is ignored.
  const isLoading = useRef(false);
  if (settings.cmsUrl === '') return null;
  if (email !== null) return <InteractiveNewsletterForm email={email} />;
  const send = async (form: HTMLFormElement): Promise<void> => {
    const typedEmail = String(new FormData(form).get('email') ?? '');
    try {
      await Promise.all([
        InteractiveNewsletterForm.load(),
        ...InteractiveNewsletterForm.words.map(words.load),
      ]);
      setEmail(typedEmail);
    } catch {
      // After going back to this page the visitor can submit again.
      isLoading.current = false;
      form.submit();
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading.current) return;
    isLoading.current = true;
    void send(event.currentTarget);
  };
  return (
    <form
      className={styles.newsletter}
      data-print="no"
      action="/newsletter"
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      <TextField
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('newsletter.hint')}
        required
      />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit">{t('newsletter.send')}</Button>
    </form>
  );
}
