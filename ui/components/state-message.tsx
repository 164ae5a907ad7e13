import type { ReactNode } from 'react';
import styles from '#ui/components/state-message.module.css';

interface StateMessageProps {
  readonly title: string;
  /** The reason, and what to do about it. */
  readonly children: ReactNode;
}

/** What a page says in place of its content. It takes the room of the longest text, to avoid layout shift when the state is known. */
export function StateMessage({ title, children }: StateMessageProps) {
  return (
    <section className={`${styles.state} wrap part stack`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface PendingMessageProps {
  readonly text: string;
  /** What is shown without scripts, where the state stays pending. */
  readonly children: ReactNode;
}

/** The state is not known yet. */
export function PendingMessage({ text, children }: PendingMessageProps) {
  return (
    <>
      <section className={`${styles.state} wrap part`} data-script="only">
        <p role="status">{text}</p>
      </section>
      <noscript>{children}</noscript>
    </>
  );
}
