import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TaggedEvent } from '#domain/event/event.ts';
import type { FavouritesUser } from '#domain/favourites/favourites.ts';
import { fractionsFor } from '#domain/recommendation/draw.ts';
import {
  type Keuzehulp,
  type KeuzehulpEffect,
  type KeuzehulpEvent,
  type KeuzehulpStep,
} from '#domain/recommendation/keuzehulp.ts';
import { fragmentOf, isPlace, keuzehulpAt } from '#domain/recommendation/keuzehulp-address.ts';
import { keuzehulpKey } from '#domain/recommendation/keuzehulp-key.ts';
import { openKeuzehulp, reduceKeuzehulp } from '#domain/recommendation/keuzehulp-machine.ts';
import type { Answer } from '#domain/recommendation/recommendation-data.ts';
import { readKeuzehulp, writtenKeuzehulp } from '#domain/recommendation/stored-keuzehulp.ts';
import { type Suggestion, whyItFits } from '#domain/recommendation/suggestions.ts';
import { keuzehulpTracked } from '#domain/tracking/keuzehulp-events.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import { type Asked, askedBy } from '#ui/screens/recommendation/asked.view-model.ts';
import { MailForm } from '#ui/screens/recommendation/mail-form.view-model.ts';
import { Place } from '#ui/screens/recommendation/place.view-model.ts';
import type { KeuzehulpGiven } from '#ui/screens/recommendation/recommendation.data.ts';
import { RecommendationEffects } from '#ui/screens/recommendation/recommendation-effects.view-model.ts';
import { SuggestedConcerts } from '#ui/screens/recommendation/suggested-concerts.view-model.ts';
import type { RecommendationService } from '#ui/stores/recommendation.service.ts';

/**
 * A run through the keuzehulp. The domain's machine decides what follows from what; this keeps the address, the tab's storage
 * and the Bridge in step with it (KEUZE-1 to KEUZE-8).
 */
export class KeuzehulpViewModel {
  /** Null until it has been opened in a browser, where chance decides. */
  keuzehulp: Keuzehulp | null = null;
  /** There is nothing to ask: the editors have no tree that can be walked. */
  isRefused = false;
  /** Somebody asked for suggestions without a network; their answers stand as they are. */
  isOffline = false;
  readonly concerts: SuggestedConcerts;
  readonly mail = new MailForm((email) => this.#dispatch({ kind: 'mailAsked', email }));

  readonly #advice: RecommendationService;
  readonly #storage: StoragePort;
  readonly #random: Random;
  readonly #place: Place;
  readonly #logger: Logger;
  readonly #given: KeuzehulpGiven;
  readonly #effects: RecommendationEffects;
  #life = new AbortController();
  /** The suggestions that were there last, for whoever steps back and forth. */
  #last: Extract<Keuzehulp, { kind: 'suggestions' }> | null = null;

  constructor(
    advice: RecommendationService,
    storage: StoragePort,
    random: Random,
    navigator: Navigator,
    logger: Logger,
    given: KeuzehulpGiven,
  ) {
    this.#advice = advice;
    this.#storage = storage;
    this.#random = random;
    this.#place = new Place(navigator, given.path);
    this.#logger = logger;
    this.#given = given;
    this.concerts = new SuggestedConcerts(advice, given);
    this.#effects = new RecommendationEffects(advice, logger, (event) => this.#dispatch(event));
    makeAutoObservable(this, { keuzehulp: observableRef, concerts: false, mail: false }, { autoBind: true });
  }

  /** Asks again for what an earlier life was waiting for; the function returned ends what is on its way. */
  start(): () => void {
    if (this.#life.signal.aborted) {
      this.#life = new AbortController();
      this.#request();
    }
    const endConcerts = this.concerts.start();
    return () => {
      endConcerts();
      this.#life.abort();
    };
  }

  /**
   * The address as it is now: the first one begins or takes up a run, later ones are steps back and forth in it. Where this
   * run has sent the browser itself is no news, also when the browser comes there late, nor is a part of the page.
   */
  receive(address: string): void {
    if (this.keuzehulp && !isPlace(address)) return;
    const fragment = isPlace(address) ? address : '';
    const arrival = this.#place.arrivesAt(fragment);
    if (arrival === 'ours') return;
    const isArriving = arrival === 'first';
    if (isArriving) this.#open();
    if (!this.keuzehulp) return;
    const kept = isArriving ? this.#kept() : undefined;
    if (kept && (fragment === '' || fragmentOf(kept.keuzehulp) === fragment))
      return this.#become(kept, 'refine');
    if (fragmentOf(this.keuzehulp) !== fragment) this.#become(this.#stepAt(fragment, this.keuzehulp));
  }

  /** A sound was played, stopped or heard to its end; `clip` is the tag of its question or answer. */
  heard(action: 'play' | 'pause' | 'end', clip: string): void {
    this.#given.track({ event: 'keuzehulp_audio', action, clip });
  }

  /** Who is logged in, for whom the run is saved; undefined while nobody can say. Where what was kept is gone, its visitor has left. */
  setUser(user: FavouritesUser | null | undefined): void {
    if (this.#isTouched && this.#storage.session.read(keuzehulpKey) === null) this.#forget();
    this.#effects.setUser(user);
  }

  begin(): void {
    this.#dispatch({ kind: 'started' });
  }

  answer(tag: string): void {
    this.#dispatch({ kind: 'answered', answer: tag });
  }

  /** On to the next question, or to the suggestions. Without a network the last step waits, and says so. */
  moveOn(): void {
    this.isOffline = this.asked?.isLast === true && !this.#advice.isOnline;
    if (!this.isOffline) this.#dispatch({ kind: 'movedOn' });
  }

  goBack(): void {
    this.#dispatch({ kind: 'wentBack' });
  }

  restart(): void {
    this.#last = null;
    this.#dispatch({ kind: 'restarted' });
  }

  /** The question being asked; null where none is. */
  get asked(): Asked | null {
    return this.keuzehulp?.kind === 'questionnaire' ? askedBy(this.keuzehulp, this.#given.data) : null;
  }

  /** The suggestions; null before they are there. */
  get suggestions(): readonly Suggestion[] | null {
    const lookup = this.keuzehulp?.kind === 'suggestions' ? this.keuzehulp.lookup : null;
    return lookup?.kind === 'known' ? lookup.suggestions : null;
  }

  /** Asks once more for what could not be had: what the search knows, or the pages. */
  retryLookup(): void {
    if (this.suggestions) void this.concerts.load();
    else this.#dispatch({ kind: 'lookupAsked' });
  }

  /** Where the answers stand that no suggestions came for, to ask once more; null where none failed. */
  get failedAt(): string | null {
    if (this.keuzehulp?.kind !== 'start' || !this.keuzehulp.notice) return null;
    const { draw, notice } = this.keuzehulp;
    return this.#place.addressOf(fragmentOf({ kind: 'loading', draw, path: notice.path }));
  }

  /** All answers of the run, in the order given. */
  get given(): readonly Answer[] {
    if (!this.keuzehulp || this.keuzehulp.kind === 'start') return [];
    const tags = this.keuzehulp.path.flatMap(({ answers }) => answers);
    return tags.flatMap((tag) => this.#given.data.answers.find((answer) => answer.tag === tag) ?? []);
  }

  /** The answers a concert was suggested for. */
  whyFits({ tags }: TaggedEvent): readonly Answer[] {
    if (this.keuzehulp?.kind !== 'suggestions') return [];
    return whyItFits(this.keuzehulp.path, tags, this.#given.data.answers);
  }

  /** Whether there is anything of a visitor's here. */
  get #isTouched(): boolean {
    const isFresh = this.keuzehulp?.kind === 'start' && this.keuzehulp.notice === null;
    return this.#last !== null || (this.keuzehulp !== null && !isFresh);
  }

  /** What was on its way to somebody who has left, and what they typed, is not for the next one (E12). */
  #forget(): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.mail.forget();
    this.restart();
  }

  #open(): void {
    const opening = openKeuzehulp(this.#given.data, this.#fractions());
    runInAction(() => {
      if (opening.kind === 'opened') this.keuzehulp = opening.keuzehulp;
      else this.isRefused = true;
    });
    if (opening.kind === 'refused') this.#logger.error('keuzehulp.rejected', { why: opening.message });
  }

  #kept(): KeuzehulpStep | undefined {
    const { data, locale } = this.#given;
    return readKeuzehulp(this.#storage.session.read(keuzehulpKey), data, locale);
  }

  /** What an address says, with the order its answers have had in this run; the start, where it says nothing. */
  #stepAt(fragment: string, { draw }: Keuzehulp): KeuzehulpStep {
    if (this.#last && this.#isLast(fragment)) return { keuzehulp: this.#last, effects: [] };
    const step = keuzehulpAt(fragment, this.#given.data, this.#fractions());
    if (!step) return { keuzehulp: { kind: 'start', draw, notice: null }, effects: [] };
    const isSameRun = step.keuzehulp.draw.treeId === draw.treeId;
    return isSameRun ? { ...step, keuzehulp: { ...step.keuzehulp, draw } } : step;
  }

  #fractions(): readonly number[] {
    return Array.from({ length: fractionsFor(this.#given.data) }, () => this.#random.fraction());
  }

  #dispatch(event: KeuzehulpEvent): void {
    if (!this.keuzehulp) return;
    const { data, track } = this.#given;
    if (isOfSuggestions(event) && this.keuzehulp.kind !== 'suggestions') return this.#happensBehind(event);
    const step = reduceKeuzehulp(this.keuzehulp, event, data);
    const tracked = keuzehulpTracked(this.keuzehulp, event, step.keuzehulp, data);
    if (tracked) track(tracked);
    const isAnsweredAlready = step.keuzehulp.kind === 'loading' && this.#isLast(fragmentOf(step.keuzehulp));
    this.#become(isAnsweredAlready && this.#last ? { keuzehulp: this.#last, effects: [] } : step);
  }

  /** What becomes of the lookup, the score and the mail of suggestions that somebody has stepped back from. */
  #happensBehind(event: KeuzehulpEvent): void {
    if (!this.#last) return;
    const { keuzehulp, effects } = reduceKeuzehulp(this.#last, event, this.#given.data);
    if (keuzehulp.kind === 'suggestions') this.#remember(keuzehulp);
    for (const effect of effects) this.#perform(effect);
  }

  #remember(shown: Extract<Keuzehulp, { kind: 'suggestions' }>): void {
    // Where nothing fits, asking once more may find what the hall has planned since.
    this.#last = shown.lookup.kind === 'known' && shown.lookup.suggestions.length === 0 ? null : shown;
    this.mail.follow(shown.mail);
  }

  #isLast(fragment: string): boolean {
    return this.#last !== null && fragmentOf(this.#last) === fragment;
  }

  #become({ keuzehulp, effects }: KeuzehulpStep, taken?: 'refine'): void {
    const before = this.keuzehulp;
    const way = taken ?? (isForward(before, keuzehulp) ? 'step' : 'refine');
    runInAction(() => {
      this.keuzehulp = keuzehulp;
      this.isOffline = false;
    });
    if (keuzehulp.kind === 'suggestions') {
      this.#remember(keuzehulp);
      this.concerts.show(keuzehulp.lookup);
    }
    this.#storage.session.write(keuzehulpKey, writtenKeuzehulp(keuzehulp, this.#given.locale));
    this.#place.go(fragmentOf(keuzehulp), way);
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: KeuzehulpEffect): void {
    const { signal } = this.#life;
    switch (effect.kind) {
      case 'request':
        return this.#request();
      case 'saveScore':
        return void this.#effects.save(effect, signal);
      case 'updateScore':
        return void this.#effects.mail(effect, signal);
    }
  }

  /** Requests what the state waits for. */
  #request(): void {
    const { keuzehulp } = this;
    const [{ locale }, { signal }] = [this.#given, this.#life];
    if (keuzehulp?.kind === 'loading') void this.#effects.recommend(keuzehulp, locale, signal);
    if (keuzehulp?.kind === 'suggestions') void this.#effects.lookUp(keuzehulp, locale, signal);
  }
}

/** Whether somebody who steps back from here wants to come to where they were. */
function isForward(before: Keuzehulp | null, after: Keuzehulp): boolean {
  if (after.kind === 'start' || before === null) return false;
  if (after.kind !== 'questionnaire') return before.kind === 'questionnaire';
  return (
    before.kind === 'start' || (before.kind === 'questionnaire' && after.path.length > before.path.length)
  );
}

/** What is said of suggestions and their score, which may be long after somebody has gone on. */
function isOfSuggestions({ kind }: KeuzehulpEvent): boolean {
  return ['lookedUp', 'scoreSaved', 'scoreNotSaved', 'scoreUpdated', 'scoreNotUpdated'].includes(kind);
}
