import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Section } from '#ui/components/section.tsx';
import { useTrackingState, useVisitorServices } from '#ui/kit/visitor-context.tsx';
import styles from '#ui/screens/debug/debug.module.css';

interface TrackingSheetProps {
  /** What was counted in this tab, the oldest first. */
  readonly read: () => readonly object[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** What is counted of this visitor, or would be with their consent (TRACK-3), and what they said about it (TRACK-1). */
export function TrackingSheet({ read }: TrackingSheetProps) {
  const { consent, experiments } = useTrackingState();
  const run = useVisitorServices();
  const [counted, setCounted] = useState<readonly Line[]>([]);
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
          <Button look="line" onClick={() => run((visitor) => visitor.consent.askAgain())}>
            Ask for consent
          </Button>
          <Button look="line" onClick={() => setCounted(linesOf(read()))}>
            Show what was counted
          </Button>
        </p>
        <ol className={styles.counted} aria-label="What was counted in this tab">
          {counted.map((entry) => (
            <li key={entry.number}>
              <code>{entry.text}</code>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function linesOf(entries: readonly object[]): readonly Line[] {
  return entries.map((entry, place) => ({ number: place + 1, text: JSON.stringify(entry) }));
}
