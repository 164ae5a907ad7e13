import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { type EmailFieldName, validateEmailForm } from '#domain/form/email.ts';
import { failedSignUpResult, type SignUpResult } from '#domain/form/sign-up-result.ts';
import type { Answer } from '#domain/page/questionnaire.ts';
import { reduceKeuzehulp, startKeuzehulpRun } from '#domain/recommendation/keuzehulp-machine.ts';
import {
  type KeuzehulpState,
  type KeuzehulpEffect,
  type KeuzehulpAction,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp-state.ts';
import { countRandomFractionsNeeded } from '#domain/recommendation/random-choice.ts';
import { findMatchingAnswers, type Suggestion } from '#domain/recommendation/suggestions.ts';
import { toKeuzehulpTrackingEvent } from '#domain/tracking/to-keuzehulp-tracking-event.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort, type EventWithTagsAndPrices } from '#ports/search.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { findCurrentQuestion, type QuestionInRun } from '#ui/screens/recommendation/current-question.ts';
import {
  findStepAt,
  isKeuzehulpFragment,
  KeuzehulpAddress,
  toKeuzehulpFragment,
} from '#ui/screens/recommendation/keuzehulp-address.ts';
import {
  concernsSuggestions,
  type KeuzehulpEffectPorts,
  runKeuzehulpEffect,
} from '#ui/screens/recommendation/keuzehulp-effects.ts';
import {
  restoreStoredKeuzehulp,
  serializeStoredKeuzehulp,
} from '#ui/screens/recommendation/stored-keuzehulp.ts';
import {
  type KeuzehulpRunInput,
  SuggestedConcertsViewModel,
} from '#ui/screens/recommendation/suggested-concerts.view-model.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { Form } from '#ui/stores/form.store.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** The ports of a run. */
interface KeuzehulpPorts extends KeuzehulpEffectPorts {
  readonly connectivity: Connectivity;
  readonly random: Random;
  readonly navigator: Navigator;
}

/**
 * A run of the keuzehulp. The domain's state machine decides; the view model runs its effects, and synchronizes the address and
 * session storage with it (KEUZE-1 to KEUZE-8).
 */
export class KeuzehulpViewModel {
  /** Null before the first address, and if the editors have provided no usable tree. */
  keuzehulp: KeuzehulpState | null = null;
  /** The visitor finished without a network; the answers stay. */
  isOffline = false;
  readonly concerts: SuggestedConcertsViewModel;
  /** The form that mails the suggestions (KEUZE-7). Its answer is that of the run, which may first wait for the score. */
  readonly mail = new Form<EmailFieldName>({
    draft: { email: '' },
    validate: validateEmailForm,
    send: ({ email }) =>
      new Promise((resolve) => {
        this.#answerMail = resolve;
        this.#dispatch({ kind: 'mailAsked', email: email.trim() });
      }),
  });

  readonly #ports: KeuzehulpPorts;
  readonly #location: KeuzehulpAddress;
  readonly #run: KeuzehulpRunInput;
  readonly #session: StoragePort['session'];
  #answerMail: (answer: SignUpResult) => void = () => {};
  /** For whom scores are saved; undefined while the session is pending. */
  readonly #user = observable.box<IdentifiedVisitor | null>(undefined, { deep: false });
  #lifetime = new AbortController();
  /** The latest suggestions, for steps back and forward. */
  #latest: Extract<KeuzehulpState, { kind: 'suggestions' }> | null = null;

  constructor(ports: KeuzehulpPorts, run: KeuzehulpRunInput) {
    this.#ports = ports;
    this.#location = new KeuzehulpAddress(ports.navigator, run.path);
    this.#run = run;
    this.#session = ports.storage.session;
    this.concerts = new SuggestedConcertsViewModel(ports.search, run);
    makeAutoObservable(this, { keuzehulp: observableRef, concerts: false, mail: false }, { autoBind: true });
  }

  /** Repeats requests that an earlier stop aborted; the function returned aborts them. */
  start(): () => void {
    if (this.#lifetime.signal.aborted) {
      this.#lifetime = new AbortController();
      this.#runEffects([{ kind: 'request' }]);
    }
    const stops = [this.concerts.start(), this.mail.start(), () => this.#lifetime.abort()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /**
   * Receives the address: the first one starts or resumes a run, later ones are steps in it. The run's own navigations are
   * ignored, even late ones, and so are fragments of the page.
   */
  receive(address: string): void {
    if (this.keuzehulp && !isKeuzehulpFragment(address)) return;
    const fragment = isKeuzehulpFragment(address) ? address : '';
    const arrival = this.#location.classifyArrival(fragment);
    if (arrival === 'ours') return;
    if (arrival === 'first') this.#open();
    if (!this.keuzehulp) return;
    const { data, locale } = this.#run;
    const stored = arrival === 'first' ? this.#session.read(keuzehulpStorageKey) : null;
    const persisted = restoreStoredKeuzehulp(stored, data, locale);
    if (persisted && (fragment === '' || toKeuzehulpFragment(persisted.keuzehulp) === fragment))
      return this.#setStep(persisted, true);
    if (toKeuzehulpFragment(this.keuzehulp) === fragment) return;
    this.#setStep(
      this.#findLatest(fragment) ?? findStepAt(fragment, data, this.keuzehulp.draw, this.#drawFractions()),
    );
  }

  /** Tracks playback of a clip; `clip` is the tag of its question or answer. */
  trackAudio(action: 'play' | 'pause' | 'end', clip: string): void {
    this.#run.track({ kind: 'keuzehulpClipPlayed', action, clip });
  }

  /**
   * Sets the user for whom the run is saved; undefined while the session is pending. If the persisted run has been removed,
   * its visitor has left: requests are aborted, and run and form are reset (E12).
   */
  setUser(user: IdentifiedVisitor | null | undefined): void {
    const { keuzehulp } = this;
    const isFresh = !keuzehulp || (keuzehulp.kind === 'start' && keuzehulp.notice === null);
    if ((this.#latest || !isFresh) && this.#session.read(keuzehulpStorageKey) === null) {
      this.#lifetime.abort();
      this.#lifetime = new AbortController();
      this.mail.reset({ email: '' });
      this.restart();
    }
    this.#user.set(user);
  }

  startRun(): void {
    this.#dispatch({ kind: 'started' });
  }

  answer(tag: string): void {
    this.#dispatch({ kind: 'answered', answer: tag });
  }

  /** Goes to the next question, or to the suggestions. The last step needs a network. */
  goNext(): void {
    this.isOffline = this.currentQuestion?.isLast === true && !this.#ports.connectivity.isOnline();
    if (!this.isOffline) this.#dispatch({ kind: 'movedOn' });
  }

  goBack(): void {
    this.#dispatch({ kind: 'wentBack' });
  }

  restart(): void {
    this.#latest = null;
    this.#dispatch({ kind: 'restarted' });
  }

  /** The current question, if there is one. */
  get currentQuestion(): QuestionInRun | null {
    const { keuzehulp } = this;
    return keuzehulp?.kind === 'questionnaire' ? findCurrentQuestion(keuzehulp, this.#run.data) : null;
  }

  /** The suggestions; null before they are known. */
  get suggestions(): readonly Suggestion[] | null {
    const lookup = this.keuzehulp?.kind === 'suggestions' ? this.keuzehulp.lookup : null;
    return lookup?.kind === 'known' ? lookup.suggestions : null;
  }

  /** Repeats the failed lookup: in the search, or of the concerts' pages. */
  retryLookup(): void {
    if (this.suggestions) void this.concerts.load();
    else this.#dispatch({ kind: 'lookupAsked' });
  }

  /** The address that retries failed suggestions; null if none failed. */
  get retryAddress(): string | null {
    if (this.keuzehulp?.kind !== 'start' || !this.keuzehulp.notice) return null;
    const { draw, notice } = this.keuzehulp;
    return this.#location.toAddress({ kind: 'loading', draw, path: notice.retryPath });
  }

  /** All answers of the run, in order. */
  get answers(): readonly Answer[] {
    if (!this.keuzehulp || this.keuzehulp.kind === 'start') return [];
    const tags = this.keuzehulp.path.flatMap(({ answers }) => answers);
    return tags.flatMap((tag) => this.#run.data.answers.find((answer) => answer.tag === tag) ?? []);
  }

  /** The answers a concert was suggested for. */
  matchingAnswers({ tags }: EventWithTagsAndPrices): readonly Answer[] {
    if (this.keuzehulp?.kind !== 'suggestions') return [];
    return findMatchingAnswers(this.keuzehulp.path, tags, this.#run.data.answers);
  }

  #open(): void {
    const opening = startKeuzehulpRun(this.#run.data, this.#drawFractions());
    if (opening.kind === 'refused')
      return this.#ports.logger.error('keuzehulp.rejected', { reason: opening.message });
    runInAction(() => {
      this.keuzehulp = opening.keuzehulp;
    });
  }

  #drawFractions(): readonly number[] {
    const count = countRandomFractionsNeeded(this.#run.data);
    return Array.from({ length: count }, () => this.#ports.random.fraction());
  }

  #dispatch(event: KeuzehulpAction): void {
    if (!this.keuzehulp) return;
    const { data, track } = this.#run;
    if (concernsSuggestions(event) && this.keuzehulp.kind !== 'suggestions')
      return this.#dispatchToLatest(event);
    const step = reduceKeuzehulp(this.keuzehulp, event, data);
    const tracked = toKeuzehulpTrackingEvent(this.keuzehulp, event, step.keuzehulp, data);
    if (tracked) track(tracked);
    const isLoading = step.keuzehulp.kind === 'loading';
    this.#setStep((isLoading && this.#findLatest(toKeuzehulpFragment(step.keuzehulp))) || step);
  }

  /** Applies an event to suggestions that the visitor has stepped back from. */
  #dispatchToLatest(event: KeuzehulpAction): void {
    if (!this.#latest) return;
    const { keuzehulp, effects } = reduceKeuzehulp(this.#latest, event, this.#run.data);
    if (keuzehulp.kind === 'suggestions') this.#remember(keuzehulp);
    this.#runEffects(effects);
  }

  #remember(shown: Extract<KeuzehulpState, { kind: 'suggestions' }>): void {
    // An empty result is not remembered: the hall may have planned concerts since.
    this.#latest = shown.lookup.kind === 'known' && shown.lookup.suggestions.length === 0 ? null : shown;
    const { kind } = shown.mail;
    if (kind === 'sent') this.#answerMail({ kind: 'accepted' });
    if (kind === 'failed') this.#answerMail(failedSignUpResult);
    // For other suggestions than those that were mailed the form begins again, with the same address.
    if (kind === 'idle' && this.mail.current().kind !== 'checked') this.mail.reset();
  }

  /** The latest suggestions, if the fragment is theirs. */
  #findLatest(fragment: string): KeuzehulpTransition | undefined {
    const latest = this.#latest;
    return latest && toKeuzehulpFragment(latest) === fragment
      ? { keuzehulp: latest, effects: [] }
      : undefined;
  }

  #setStep({ keuzehulp, effects }: KeuzehulpTransition, isResumed = false): void {
    const previous = this.keuzehulp;
    runInAction(() => {
      this.keuzehulp = keuzehulp;
      this.isOffline = false;
    });
    // A failure clears the score as well (KEUZE-4).
    if (keuzehulp.kind === 'start' && keuzehulp.notice) this.#latest = null;
    if (keuzehulp.kind === 'suggestions') {
      this.#remember(keuzehulp);
      this.concerts.show(keuzehulp.lookup);
    }
    this.#session.write(keuzehulpStorageKey, serializeStoredKeuzehulp(keuzehulp, this.#run.locale));
    this.#location.follow(previous, keuzehulp, isResumed);
    this.#runEffects(effects);
  }

  /** Runs effects, and dispatches what they result in. */
  #runEffects(effects: readonly KeuzehulpEffect[]): void {
    const { signal } = this.#lifetime;
    const run = { locale: this.#run.locale, keuzehulp: this.keuzehulp, readUser: () => this.#user.get() };
    for (const effect of effects)
      void runKeuzehulpEffect(effect, run, this.#ports, signal).then(
        (action) => action && this.#dispatch(action),
      );
  }
}

/** A run of the keuzehulp. */
export const keuzehulpBinding = defineBinding(
  'KeuzehulpViewModel',
  [BridgePort, SearchPort, Connectivity, StoragePort, Clock, Random, Navigator, Logger],
  (bridge, search, connectivity, storage, clock, random, navigator, logger) => {
    const ports = { bridge, search, connectivity, storage, clock, random, navigator, logger };
    return (run: KeuzehulpRunInput) => new KeuzehulpViewModel(ports, run);
  },
);
