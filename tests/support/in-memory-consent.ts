import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/** In-memory consent; the site shows the dialog, unless a tool is simulated. */
export class InMemoryConsent implements ConsentPort {
  readonly dialogOwner: 'site' | 'tool';
  readonly #listeners = new Set<() => void>();
  #consent: Consent;
  #reopenCount = 0;

  constructor(consent: Consent = 'pending', asker: 'site' | 'tool' = 'site') {
    this.#consent = consent;
    this.dialogOwner = asker;
  }

  /** How often the tool's dialog was reopened. */
  get reopenCount(): number {
    return this.#reopenCount;
  }

  current(): Consent {
    return this.#consent;
  }

  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  answer(answer: ConsentChoice): void {
    this.#consent = answer;
    for (const listener of this.#listeners) listener();
  }

  reopenDialog(): void {
    if (this.dialogOwner === 'tool') this.#reopenCount += 1;
  }
}
