import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import type { ConsentPort } from '#ports/consent.port.ts';

/** A visitor's consent for as long as it is held on to; this one is asked by the site, unless a tool is played. */
export class InMemoryConsent implements ConsentPort {
  readonly asker: 'site' | 'tool';
  readonly #listeners = new Set<() => void>();
  #consent: Consent;
  #timesAsked = 0;

  constructor(consent: Consent = 'pending', asker: 'site' | 'tool' = 'site') {
    this.#consent = consent;
    this.asker = asker;
  }

  /** How often the tool was to put its question again. */
  get timesAsked(): number {
    return this.#timesAsked;
  }

  current(): Consent {
    return this.#consent;
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  answer(answer: ConsentAnswer): void {
    this.#consent = answer;
    for (const listener of this.#listeners) listener();
  }

  askAgain(): void {
    if (this.asker === 'tool') this.#timesAsked += 1;
  }
}
