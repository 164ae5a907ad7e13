import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { newsletterPath } from '#domain/form/newsletter.ts';
import { Button } from '#ui/components/button.tsx';
import styles from '#ui/components/newsletter-form.module.css';
import type { NewsletterSendingProps } from '#ui/components/newsletter-sending.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useBeginNewsletter } from '#ui/kit/newsletter-context.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useLoadWords, useWords } from '#ui/words/use-words.tsx';

/** What there is after the first sending: its code, and who it speaks for. */
interface Sending extends NewsletterSendingProps {
  readonly Form: ComponentType<NewsletterSendingProps>;
}

/**
 * A line to write an address on. It is a plain form until it is sent for the first time; then the code that checks, sends and
 * answers takes its place, with what was typed. Where that code cannot be had, the form goes to the server by itself.
 */
export function NewsletterForm() {
  const t = useWords();
  const { locale } = useSite();
  const begin = useBeginNewsletter();
  const loadWords = useLoadWords();
  const [sending, setSending] = useState<Sending | null>(null);
  // A second press while the code is fetched sends nothing twice.
  const isUnderWay = useRef(false);
  if (sending) return <sending.Form viewModel={sending.viewModel} />;
  const goByItself = (form: HTMLFormElement): void => {
    // Who comes back to this page may send it again.
    isUnderWay.current = false;
    form.submit();
  };
  const send = async (form: HTMLFormElement): Promise<void> => {
    try {
      const email = String(new FormData(form).get('email') ?? '');
      const [code, viewModel] = await Promise.all([
        import('#ui/components/newsletter-sending.tsx'),
        begin?.(email),
        loadWords('forms'),
      ]);
      if (!viewModel) return goByItself(form);
      void viewModel.send();
      setSending({ Form: code.NewsletterSending, viewModel });
    } catch {
      goByItself(form);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void send(event.currentTarget);
  };
  return (
    <form
      className={styles.newsletter}
      action={newsletterPath}
      method="post"
      noValidate
      {...(begin && { onSubmit })}
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
