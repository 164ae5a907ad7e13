import type { TemplateName } from '#tests/new-template/template-name.ts';

/** The files that a new template has to itself, by path. `requirement` is its id, such as `TPL-25`. */
export function newFiles(name: TemplateName, requirement: string): Readonly<Record<string, string>> {
  const { kebab } = name;
  return {
    [`src/templates/${kebab}.template.tsx`]: templateModule(name, requirement),
    [`ui/screens/${kebab}/${kebab}.screen.tsx`]: screen(name, requirement),
    [`fixtures/hall/pages/${kebab}.ts`]: fixturePage(name),
    [`tests/src/templates/${kebab}.template.test.ts`]: templateTest(name, requirement),
  };
}

function templateModule({ kebab, camel, pascal, plain }: TemplateName, requirement: string): string {
  return `import type { EventCard } from '#domain/event/event.ts';
import { toAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { TemplateVisit } from '#ui/template/visit.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#ui/template/template.ts';
import { ${pascal}Screen } from '#ui/screens/${kebab}/${kebab}.screen.tsx';

type ${pascal}Page = PageOf<'${camel}'>;

/** The kind of page "${plain}" (${requirement}). */
export const ${camel} = defineTemplate<'${camel}', readonly EventCard[]>({
  load,
  facts: (_page, events) => ({ events }),
  View,
});

/** Loads the next concerts, earliest first. */
async function load(
  _page: ${pascal}Page,
  { search, locale, now, signal }: TemplateVisit,
): Promise<readonly EventCard[]> {
  const params = toAllConcertsSearchCriteria(locale, toHallDay(now));
  const { events } = await search.events({ ...params, page: 1 }, signal);
  return events;
}

function View({ page, data }: TemplateProps<${pascal}Page, readonly EventCard[]>) {
  return <${pascal}Screen page={page} events={data} />;
}
`;
}

function screen({ camel, pascal, plain }: TemplateName, requirement: string): string {
  return `import type { EventCard } from '#domain/event/event.ts';
import type { Page } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { CompactConcert } from '#ui/components/compact-concert.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

interface ${pascal}ScreenProps {
  readonly page: Extract<Page, { kind: '${camel}' }>;
  readonly events: readonly EventCard[];
}

/** The screen of a "${plain}": its introduction, its concerts, its blocks (${requirement}). */
export function ${pascal}Screen({ page, events }: ${pascal}ScreenProps) {
  const t = useTranslate();
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <div className="wrap">
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
        <h1 tabIndex={-1}>{page.title}</h1>
        <Prose text={page.introduction} />
        {events.length > 0 && (
          <ul>
            {events.map((event) => (
              <li key={event.uri}>
                <CompactConcert event={event} isDated level={2} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}
`;
}

/** The ids of the hall's pages are below this one. */
const firstId = 100_000;

/** An id that follows from the name, so that two new templates have different ones. */
function idOf(kebab: string): number {
  return firstId + [...kebab].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
}

function fixturePage({ kebab, camel, pascal, title }: TemplateName): string {
  return `import type { Locale } from '#domain/locale/locale.ts';
import type { ${pascal}Page } from '#domain/page/page.ts';
import { pageBase, type Sheet } from '#fixtures/hall/pages/sheet.ts';
import { same, words } from '#fixtures/hall/words.ts';

const sheet: Sheet = {
  id: ${idOf(kebab)},
  section: '${camel}',
  uri: same('${kebab}'),
  title: same('${title}'),
  introduction: words('De concerten die nu volgen.', 'The concerts that follow next.'),
};

export function ${camel}Page(locale: Locale): ${pascal}Page {
  return { ...pageBase(sheet, locale), kind: '${camel}' };
}
`;
}

function templateTest({ kebab, camel, title }: TemplateName, requirement: string): string {
  return `import { expect, it } from 'vitest';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aHall, anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const page = aPageOf('${camel}', {}, { uri: '${kebab}', url: '/${kebab}', title: '${title}' });

function concert(id: number, title: string, starts: string) {
  const uri = \`concerten/\${id}\`;
  return anEventPage({ event: anEventCard({ id: anEventId(id), uri, title, starts: moment(starts) }) });
}

const concerts = [
  concert(1, 'Winterreise', '2026-12-04T20:15:00+01:00'),
  concert(2, 'De Planeten', '2026-12-05T20:15:00+01:00'),
];

const hall = aHall({
  nl: {
    pages: [page, ...concerts],
    documents: concerts.map(({ uri, url, title, event }) =>
      aDocument({ uri, url, title, starts: event.starts, ends: event.starts }),
    ),
  },
});

it('${requirement} shows the next concerts, earliest first', async () => {
  const { words } = await renderTemplate('/${kebab}', hall);
  expect(words).toMatch(/${title}.*Winterreise.*De Planeten/);
});
`;
}
