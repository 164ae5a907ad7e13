import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Section } from '#ui/components/section.tsx';
import { useConsentAndExperiments, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import styles from '#ui/screens/debug/debug.module.css';

interface TrackedEventsAndConsentProps {
  /** Returns the entries tracked in this document, the oldest first. */
  readonly read: () => readonly unknown[];
}

interface Entry {
  readonly number: number;
  readonly text: string;
}

/** What is tracked of this visitor (TRACK-3), and their consent (TRACK-1). */
export function TrackedEventsAndConsent({ read }: TrackedEventsAndConsentProps) {
  const { consent, experiments } = useConsentAndExperiments();
  const run = useVisitorServicesCaller();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  return (
    <div className={styles.sheet}>
      <Section title="Counting">
        <dl className={styles.facts}>
          <div>
            <dt>consent</dt>
            <dd>{consent}</dd>
          </div>
          {Object.entries(experiments).map(([flag, { enabled, variationKey }]) => (
            <div key={flag}>
              <dt>{flag}</dt>
              <dd>{enabled ? variationKey : 'off'}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.row}>
          <Button look="line" onClick={() => run((visitor) => visitor.consent.reopenDialog())}>
            Ask for consent
          </Button>
          <Button look="line" onClick={() => setEntries(toEntries(read()))}>
            Show what was counted
          </Button>
        </p>
        <ol className={styles.counted} aria-label="What was counted in this document">
          {entries.map((entry) => (
            <li key={entry.number}>
              <code>{entry.text}</code>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function toEntries(entries: readonly unknown[]): readonly Entry[] {
  return entries.map((entry, index) => ({ number: index + 1, text: JSON.stringify(entry) }));
}
