import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
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
import { type QuestionInRun, findCurrentQuestion } from '#ui/screens/recommendation/current-question.ts';
import {
  shouldAddHistoryEntry,
  KeuzehulpAddressViewModel,
} from '#ui/screens/recommendation/keuzehulp-address.view-model.ts';
import { MailFormViewModel } from '#ui/screens/recommendation/mail-form.view-model.ts';
import {
  RecommendationEffects,
  type RecommendationPorts,
} from '#ui/screens/recommendation/recommendation-effects.service.ts';
import {
  type KeuzehulpRunInput,
  SuggestedConcertsViewModel,
} from '#ui/screens/recommendation/suggested-concerts.view-model.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';
import { isKeuzehulpFragment, parseKeuzehulpFragment, toKeuzehulpFragment } from './keuzehulp-fragment.ts';
import { restoreStoredKeuzehulp, serializeStoredKeuzehulp } from './stored-keuzehulp.ts';

/** The ports of a run. */
interface KeuzehulpPorts extends RecommendationPorts {
  readonly connectivity: Connectivity;
  readonly random: Random;
  readonly navigator: Navigator;
}

/**
 * A run of the keuzehulp. The domain's state machine decides; the view model synchronizes the address, session storage and
 * the Bridge with it (KEUZE-1 to KEUZE-8).
 */
export class KeuzehulpViewModel {
  /** Null on the server, because opening a run needs chance. */
  keuzehulp: KeuzehulpState | null = null;
  /** The editors have provided no usable tree. */
  hasNoTree = false;
  /** The visitor finished without a network; the answers stay. */
  isOffline = false;
  readonly concerts: SuggestedConcertsViewModel;
  readonly mail = new MailFormViewModel((email) => this.#dispatch({ kind: 'mailAsked', email }));

  readonly #ports: KeuzehulpPorts;
  readonly #location: KeuzehulpAddressViewModel;
  readonly #run: KeuzehulpRunInput;
  readonly #effects: RecommendationEffects;
  #lifetime = new AbortController();
  /** The latest suggestions, for steps back and forward. */
  #latest: Extract<KeuzehulpState, { kind: 'suggestions' }> | null = null;

  constructor(ports: KeuzehulpPorts, run: KeuzehulpRunInput) {
    this.#ports = ports;
    this.#location = new KeuzehulpAddressViewModel(ports.navigator, run.path);
    this.#run = run;
    this.concerts = new SuggestedConcertsViewModel(ports.search, run);
    this.#effects = new RecommendationEffects(ports, run.locale, (action) => this.#dispatch(action));
    makeAutoObservable(this, { keuzehulp: observableRef, concerts: false, mail: false }, { autoBind: true });
  }

  /** Repeats requests that an earlier stop aborted; the function returned aborts them. */
  start(): () => void {
    if (this.#lifetime.signal.aborted) {
      this.#lifetime = new AbortController();
      this.#effects.request(this.keuzehulp, this.#lifetime.signal);
    }
    const endConcerts = this.concerts.start();
    return () => {
      endConcerts();
      this.#lifetime.abort();
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
    const persisted = arrival === 'first' ? this.#readPersisted() : undefined;
    if (persisted && (fragment === '' || toKeuzehulpFragment(persisted.keuzehulp) === fragment))
      return this.#setStep(persisted, 'refine');
    if (toKeuzehulpFragment(this.keuzehulp) !== fragment)
      this.#setStep(this.#stepAt(fragment, this.keuzehulp));
  }

  /** Tracks playback of a clip; `clip` is the tag of its question or answer. */
  trackAudio(action: 'play' | 'pause' | 'end', clip: string): void {
    this.#run.track({ kind: 'keuzehulpClipPlayed', action, clip });
  }

  /**
   * Sets the user for whom the run is saved; undefined while the session is pending. If the persisted run has been removed,
   * its visitor has left, and the run is reset.
   */
  setUser(user: IdentifiedVisitor | null | undefined): void {
    if (this.#hasVisitorData && this.#ports.storage.session.read(keuzehulpStorageKey) === null) this.#reset();
    this.#effects.setUser(user);
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
    return this.#location.toAddress(toKeuzehulpFragment({ kind: 'loading', draw, path: notice.retryPath }));
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

  /** Whether the run contains anything of a visitor. */
  get #hasVisitorData(): boolean {
    const isFresh = this.keuzehulp?.kind === 'start' && this.keuzehulp.notice === null;
    return this.#latest !== null || (this.keuzehulp !== null && !isFresh);
  }

  /** Resets the run for another visitor: aborts requests and clears the form (E12). */
  #reset(): void {
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.mail.reset();
    this.restart();
  }

  #open(): void {
    const opening = startKeuzehulpRun(this.#run.data, this.#fractions());
    runInAction(() => {
      if (opening.kind === 'opened') this.keuzehulp = opening.keuzehulp;
      else this.hasNoTree = true;
    });
    if (opening.kind === 'refused')
      this.#ports.logger.error('keuzehulp.rejected', { reason: opening.message });
  }

  #readPersisted(): KeuzehulpTransition | undefined {
    const { data, locale } = this.#run;
    return restoreStoredKeuzehulp(this.#ports.storage.session.read(keuzehulpStorageKey), data, locale);
  }

  /** The state at an address, with the answer order of this run; the start if the address has none. */
  #stepAt(fragment: string, { draw }: KeuzehulpState): KeuzehulpTransition {
    if (this.#latest && this.#isLatest(fragment)) return { keuzehulp: this.#latest, effects: [] };
    const step = parseKeuzehulpFragment(fragment, this.#run.data, this.#fractions());
    if (!step) return { keuzehulp: { kind: 'start', draw, notice: null }, effects: [] };
    const isSameRun = step.keuzehulp.draw.treeId === draw.treeId;
    return isSameRun ? { ...step, keuzehulp: { ...step.keuzehulp, draw } } : step;
  }

  #fractions(): readonly number[] {
    return Array.from({ length: countRandomFractionsNeeded(this.#run.data) }, () =>
      this.#ports.random.fraction(),
    );
  }

  #dispatch(event: KeuzehulpAction): void {
    if (!this.keuzehulp) return;
    const { data, track } = this.#run;
    if (concernsSuggestions(event) && this.keuzehulp.kind !== 'suggestions')
      return this.#dispatchToLatest(event);
    const step = reduceKeuzehulp(this.keuzehulp, event, data);
    const tracked = toKeuzehulpTrackingEvent(this.keuzehulp, event, step.keuzehulp, data);
    if (tracked) track(tracked);
    const hasSuggestions =
      step.keuzehulp.kind === 'loading' && this.#isLatest(toKeuzehulpFragment(step.keuzehulp));
    this.#setStep(hasSuggestions && this.#latest ? { keuzehulp: this.#latest, effects: [] } : step);
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
    this.mail.setMailState(shown.mail);
  }

  #isLatest(fragment: string): boolean {
    return this.#latest !== null && toKeuzehulpFragment(this.#latest) === fragment;
  }

  #setStep({ keuzehulp, effects }: KeuzehulpTransition, forcedMode?: 'refine'): void {
    const previous = this.keuzehulp;
    const mode = forcedMode ?? (shouldAddHistoryEntry(previous, keuzehulp) ? 'step' : 'refine');
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
    this.#ports.storage.session.write(
      keuzehulpStorageKey,
      serializeStoredKeuzehulp(keuzehulp, this.#run.locale),
    );
    this.#location.go(toKeuzehulpFragment(keuzehulp), mode);
    this.#runEffects(effects);
  }

  #runEffects(effects: readonly KeuzehulpEffect[]): void {
    for (const effect of effects) this.#effects.run(effect, this.keuzehulp, this.#lifetime.signal);
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

/** Whether an event concerns suggestions and their score, which may arrive after the visitor has gone on. */
function concernsSuggestions({ kind }: KeuzehulpAction): boolean {
  return ['lookedUp', 'scoreSaved', 'scoreNotSaved', 'scoreUpdated', 'scoreNotUpdated'].includes(kind);
}
