import type { ScreenName } from '#tests/new-screen/screen-name.ts';

/** The files of a new screen by their path: what it shows, how it lives, its words, its route and its test. */
export function screenFiles(name: ScreenName): Readonly<Record<string, string>> {
  const { kebab } = name;
  return {
    [`ui/screens/${kebab}/${kebab}.view-model.ts`]: viewModel(name),
    [`ui/screens/${kebab}/${kebab}.screen.tsx`]: screen(name),
    [`ui/screens/${kebab}/${kebab}.module.css`]: styles,
    [`ui/words/${kebab}/nl.ts`]: dutch(name),
    [`ui/words/${kebab}/en.ts`]: english(name),
    [`src/routes/${kebab}.route.tsx`]: route(name),
    [`tests/ui/screens/${kebab}/${kebab}.view-model.test.ts`]: test(name),
  };
}

function viewModel({ pascal }: ScreenName): string {
  return `import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { emptyEventListing, toEventSearchParams } from '#domain/listing/event-listing-state.ts';
import type { EventListing } from '#domain/listing/event-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SearchPort } from '#ports/search.port.ts';

export type ${pascal}State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly listing: EventListing };

/** The coming concerts, asked for while the screen is there. */
export class ${pascal}ViewModel {
  state: ${pascal}State = { kind: 'waiting' };

  readonly #search: Pick<SearchPort, 'events'>;
  readonly #locale: Locale;
  readonly #today: HallDay;

  constructor(search: Pick<SearchPort, 'events'>, locale: Locale, today: HallDay) {
    this.#search = search;
    this.#locale = locale;
    this.#today = today;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Asks; an answer that comes after the end changes nothing. */
  start(): () => void {
    const question = new AbortController();
    void this.#ask(question.signal);
    return () => question.abort();
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const asked = toEventSearchParams(emptyEventListing, this.#locale, this.#today);
    const listing = await this.#search.events({ ...asked, page: 1 }, signal).catch(() => undefined);
    if (signal.aborted || !listing) return;
    runInAction(() => {
      this.state = { kind: 'known', listing };
    });
  }
}
`;
}

function screen({ kebab, camel, pascal }: ScreenName): string {
  return `import { observer } from 'mobx-react-lite';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import styles from '#ui/screens/${kebab}/${kebab}.module.css';
import type { ${pascal}ViewModel } from '#ui/screens/${kebab}/${kebab}.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What is played next. */
export const ${pascal}Screen = observer(function ${pascal}Screen({
  viewModel,
}: {
  readonly viewModel: ${pascal}ViewModel;
}) {
  const t = useWords();
  const { state } = viewModel;
  return (
    <article className={styles.screen}>
      <title>{t('${camel}.title')}</title>
      <h1 tabIndex={-1}>{t('${camel}.title')}</h1>
      <p role="status">
        {state.kind === 'waiting'
          ? t('${camel}.waiting')
          : t('${camel}.count', { count: state.listing.total })}
      </p>
      {state.kind === 'known' && (
        <ul>
          {state.listing.events.map((event) => (
            <li key={event.uri}>
              <ConcertLine event={event} isDated level={2} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});
`;
}

const styles = `@layer components {
  .screen {
    padding: var(--s7) var(--edge);
  }

  .screen h1 {
    font: 370 var(--t-2xl) / 1.05 var(--serif);
  }
}
`;

function dutch({ camel, pascal }: ScreenName): string {
  return `/** The Dutch words of this screen. */
export const nl = {
  '${camel}.title': 'Een nieuw scherm',
  '${camel}.waiting': 'De concerten komen eraan',
  '${camel}.count_one': '{{count}} concert',
  '${camel}.count_other': '{{count}} concerten',
} as const;

export type ${pascal}Words = Readonly<Record<keyof typeof nl, string>>;
`;
}

function english({ camel, kebab, pascal }: ScreenName): string {
  return `import type { ${pascal}Words } from '#ui/words/${kebab}/nl.ts';

/** The English words of this screen. */
export const en: ${pascal}Words = {
  '${camel}.title': 'A new screen',
  '${camel}.waiting': 'The concerts are on their way',
  '${camel}.count_one': '{{count}} concert',
  '${camel}.count_other': '{{count}} concerts',
};
`;
}

function route({ kebab, pascal }: ScreenName): string {
  return `import { hallDayAt } from '#domain/time/hall-day.ts';
import { SearchPort } from '#ports/search.port.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ${pascal}Screen } from '#ui/screens/${kebab}/${kebab}.screen.tsx';
import { ${pascal}ViewModel } from '#ui/screens/${kebab}/${kebab}.view-model.ts';

/** Gives the screen its view model, and the view model its ports. */
export function ${pascal}Route() {
  const world = useContainer();
  const { locale, now } = useSite();
  const viewModel = useViewModel(
    () => new ${pascal}ViewModel(world.get(SearchPort), locale, hallDayAt(now)),
  );
  return (
    <DefaultLayout page={null}>
      <${pascal}Screen viewModel={viewModel} />
    </DefaultLayout>
  );
}
`;
}

function test({ kebab, pascal }: ScreenName): string {
  return `import { describe, expect, it } from 'vitest';
import { type EventListing, unavailableEvents } from '#domain/listing/event-search-params.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { settled } from '#tests/support/settled.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { ${pascal}ViewModel } from '#ui/screens/${kebab}/${kebab}.view-model.ts';

/** A calendar that answers when it is told to. */
class WaitingCalendar implements Pick<SearchPort, 'events'> {
  questions = 0;
  answer: (listing: EventListing) => void = () => {};

  async events(): Promise<EventListing> {
    this.questions += 1;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
}

function made() {
  const search = new WaitingCalendar();
  const viewModel = new ${pascal}ViewModel(search, 'nl', '2026-11-20' as HallDay);
  const letCome = async () => {
    search.answer({ ...unavailableEvents, total: 3 });
    await settled();
  };
  return { search, viewModel, letCome };
}

viewModelContract('${pascal}ViewModel', () => {
  const { search, viewModel, letCome } = made();
  return {
    viewModel,
    facts: () => viewModel.state,
    observed: 'state',
    questions: () => search.questions,
    askLate: async () => letCome,
  };
});

describe('the screen ${kebab}', () => {
  it('shows what is played next as soon as it is known', async () => {
    const { viewModel, letCome } = made();
    viewModel.start();
    expect(viewModel.state.kind).toBe('waiting');
    await letCome();
    expect(viewModel.state).toMatchObject({ kind: 'known', listing: { total: 3 } });
  });
});
`;
}
