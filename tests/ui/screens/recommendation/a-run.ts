import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { AnswersByQuestion } from '#domain/recommendation/selection-path.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import type { BridgePort, ScoreToSave } from '#ports/bridge.port.ts';
import type { SearchPort, EventWithTagsAndPrices, RecommendedHits } from '#ports/search.port.ts';
import { aQuestionnaire, moodTree } from '#tests/domain/recommendation/a-questionnaire.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';

interface AdviceCall {
  readonly kind: 'recommend' | 'save' | 'mail';
  readonly given: unknown;
}

const scores: ConcertScores = { 101: 0.4, 102: 0.9, 103: 0.7 };

/** A Bridge whose responses the test resolves. */
export class DeferredAdviceBridge extends PendingCalls<AdviceCall> implements BridgePort {
  scores: ConcertScores = scores;

  recommendations(answers: AnswersByQuestion): Promise<ConcertScores> {
    return this.hold({ kind: 'recommend', given: answers }, () => this.scores);
  }

  saveScore(score: ScoreToSave): Promise<UserScore> {
    return this.hold({ kind: 'save', given: score }, () => ({
      id: this.requests.length,
      scoreHash: 'ab'.repeat(32),
    }));
  }

  updateScore(score: UserScore, email: string): Promise<void> {
    return this.hold({ kind: 'mail', given: { ...score, email } }, () => undefined);
  }

  favourites = () => Promise.reject(new Error('not asked here'));
  saveFavourites = () => Promise.reject(new Error('not asked here'));
  customerId = () => Promise.reject(new Error('not asked here'));
  experiments = () => Promise.reject(new Error('not asked here'));

  /** The bodies of the requests of a kind. */
  given(kind: AdviceCall['kind']): readonly unknown[] {
    return this.requests.filter((call) => call.kind === kind).map(({ given }) => given);
  }

  /** Resolves or rejects the oldest request of a kind. */
  async answer(kind: AdviceCall['kind'], outcome: 'deliver' | 'fail' = 'deliver'): Promise<void> {
    this.calls.find((call) => call.kind === kind)?.[outcome]();
    await flushPromises();
  }
}

/** A search that finds every concert with a numeric identifier, each with the tags of an answer. */
export class AllConcertsSearch implements Pick<SearchPort, 'recommended' | 'eventsAt'> {
  isAway = false;
  questions: (readonly string[])[] = [];

  async recommended(
    { identifiers }: Parameters<SearchPort['recommended']>[0],
    signal?: AbortSignal,
  ): Promise<RecommendedHits> {
    signal?.throwIfAborted();
    this.questions.push(identifiers);
    if (this.isAway) return { kind: 'unavailable' };
    const numeric = identifiers.filter((identifier) => /^\d+$/.test(identifier));
    return {
      kind: 'found',
      hits: numeric.map((identifier) => ({ identifier, uri: `concerten/${identifier}` })),
    };
  }

  async eventsAt({
    uris,
  }: Parameters<SearchPort['eventsAt']>[0]): Promise<readonly EventWithTagsAndPrices[]> {
    if (this.isAway) return [];
    return uris.map((uri) => {
      const number = Number(uri.split('/')[1]);
      return {
        ...anEventCard({ uri, id: anEventId(number) }),
        tags: ['uitbundig', 'modern', 'iets-anders'],
        pricesByTag: [],
      };
    });
  }
}

interface RunOverrides {
  readonly data?: RecommendationData;
  readonly storage?: InMemoryStorage;
  readonly locale?: Locale;
}

/** A tab at the keuzehulp's page, with all its ports. */
export function aRun({
  data = aQuestionnaire({ trees: [moodTree] }),
  storage = new InMemoryStorage(),
  locale = 'nl',
}: RunOverrides = {}) {
  const navigator = new RecordingNavigator();
  const tracked: TrackingEvent[] = [];
  const ports = {
    bridge: new DeferredAdviceBridge(),
    search: new AllConcertsSearch(),
    connectivity: new InMemoryConnectivity(),
    storage,
    clock: new ManualClock(createInstant(1_000_000)),
    logger: new RecordingLogger(),
    navigator,
    random: new SeededRandom(5),
  };
  const viewModel = new KeuzehulpViewModel(ports, {
    data,
    locale,
    path: '/keuzehulp',
    track: (event) => tracked.push(event),
  });
  const walk = (...answers: readonly (readonly string[])[]): void => {
    viewModel.startRun();
    for (const given of answers) {
      for (const tag of given) viewModel.answer(tag);
      viewModel.goNext();
    }
  };
  let arrived = 0;
  /** Delivers the run's own navigations to it: a number of them, or all that are pending. */
  const arrive = (count = Number.POSITIVE_INFINITY): void => {
    for (let remaining = count; remaining > 0 && arrived < navigator.navigations.length; remaining -= 1) {
      const { path = '' } = navigator.navigations[arrived] ?? {};
      arrived += 1;
      viewModel.receive(path.replace('/keuzehulp', ''));
    }
  };
  /** The current fragment. */
  const fragment = (): string => navigator.navigations.at(-1)?.path.replace('/keuzehulp', '') ?? '';
  return { ...ports, ports, viewModel, tracked, walk, arrive, fragment };
}

/** A run that has been started. */
export function startedRun(overrides: RunOverrides = {}) {
  const run = aRun(overrides);
  run.viewModel.receive('');
  run.viewModel.start();
  run.viewModel.setUser(null);
  return run;
}

/** A run with suggestions and a saved score. */
export async function runWithSuggestions() {
  const run = startedRun();
  run.walk(['uitbundig'], ['modern'], ['samen']);
  await run.bridge.answer('recommend');
  await run.bridge.answer('save');
  return run;
}
