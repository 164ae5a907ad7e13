import type { TemplateName } from '#tests/tools/new-template/template-name.ts';

/** The files that a new template has to itself, by path. `requirement` is its id, such as `TPL-25`. */
export function newFiles(name: TemplateName, requirement: string): Readonly<Record<string, string>> {
  const { kebab } = name;
  const folder = `ui/screens/${kebab}/${kebab}`;
  return {
    [`${folder}.template.tsx`]: templateWithScreen(name, requirement),
    [`${folder}.module.css`]: styles,
    [`${folder}.nl.ts`]: dutchWords(name),
    [`${folder}.en.ts`]: englishWords(name),
    [`fixtures/hall/pages/${kebab}.ts`]: fixturePage(name),
    [`tests/ui/screens/${kebab}/${kebab}.template.test.ts`]: templateTest(name, requirement),
  };
}

function templateWithScreen({ kebab, camel, pascal, plain }: TemplateName, requirement: string): string {
  return `import type { EventCard } from '#domain/event/event.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { CompactConcertRow } from '#ui/components/compact-concert-row.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import styles from '#ui/screens/${kebab}/${kebab}.module.css';
import { toCompactConcertFields } from '#ui/template/drop-unshown-card-fields.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

type ${pascal}Page = PageOf<'${camel}'>;

/** The kind of page "${plain}" (${requirement}). */
export const ${camel}Template = defineTemplate<'${camel}', readonly EventCard[]>({
  source: 'ui/screens/${kebab}/${kebab}.template.tsx',
  load,
  facts: (_page, events) => ({ events }),
  words: ['${kebab}'],
  View: ${pascal}Screen,
});

/** Loads the next concerts, earliest first, with what a compact row shows of them. */
async function load(
  _page: ${pascal}Page,
  { search, locale, now, signal }: TemplateVisit,
): Promise<readonly EventCard[]> {
  const params = createAllConcertsSearchCriteria(locale, toHallDay(now));
  const { events } = await search.events({ ...params, page: 1 }, signal);
  return events.map(toCompactConcertFields);
}

/** Its introduction, its concerts, its blocks. */
function ${pascal}Screen({ page, data: events }: TemplateProps<${pascal}Page, readonly EventCard[]>) {
  const t = useTranslate();
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <div className="wrap">
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
        <h1 tabIndex={-1}>{page.title}</h1>
        <Prose text={page.introduction} />
        {events.length > 0 && (
          <>
            <h2>{t('${camel}.concerts')}</h2>
            <ul className={styles.concerts}>
              {events.map((event) => (
                <li key={event.uri}>
                  <CompactConcertRow event={event} isDated level={3} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}
`;
}

const styles = `@layer components {
  .concerts {
    margin-top: var(--s4);
  }
}
`;

function dutchWords({ kebab, camel, pascal, plain }: TemplateName): string {
  const area = kebab === camel ? camel : `'${kebab}'`;
  return `/** The Dutch words of the kind of page "${plain}". */
export const nl = {
  '${camel}.concerts': 'De volgende concerten',
} as const;

export type ${pascal}Words = { readonly [key in keyof typeof nl]: string };

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly ${area}: ${pascal}Words;
  }
}
`;
}

function englishWords({ kebab, camel, pascal, plain }: TemplateName): string {
  return `import type { ${pascal}Words } from '#ui/screens/${kebab}/${kebab}.nl.ts';

/** The English words of the kind of page "${plain}". */
export const en: ${pascal}Words = {
  '${camel}.concerts': 'The next concerts',
};
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
import { type BilingualPageFields, createPageBase } from '#fixtures/hall/pages/page-base.ts';
import { same, words } from '#fixtures/hall/words.ts';

const fields: BilingualPageFields = {
  id: ${idOf(kebab)},
  section: '${camel}',
  uri: same('${kebab}'),
  title: same('${title}'),
  introduction: words('De concerten die nu volgen.', 'The concerts that follow next.'),
};

export function create${pascal}Page(locale: Locale): ${pascal}Page {
  return { ...createPageBase(fields, locale), kind: '${camel}' };
}
`;
}

function templateTest({ kebab, camel, title }: TemplateName, requirement: string): string {
  return `import { expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const page = aPageOf('${camel}', { uri: '${kebab}', title: '${title}' });

function concert(id: number, title: string, starts: string) {
  const uri = \`concerten/\${id}\`;
  return anEventPage({ event: anEventCard({ id: anEventId(id), uri, title, starts: moment(starts) }) });
}

const concerts = [
  concert(1, 'Winterreise', '2026-12-04T20:15:00+01:00'),
  concert(2, 'De Planeten', '2026-12-05T20:15:00+01:00'),
];

const hall = hallWith(concerts, { pages: [page] });

it('${requirement} shows the next concerts, earliest first', async () => {
  const { words } = await renderTemplate('/${kebab}', hall);
  expect(words).toMatch(/${title}.*Winterreise.*De Planeten/);
});
`;
}
