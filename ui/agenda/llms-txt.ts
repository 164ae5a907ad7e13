import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { toAgendaPaths } from '#ui/agenda/agenda-paths.ts';
import { toPageCalendarPath } from '#ui/icalendar/calendar-path.ts';
import type { Translate } from '#ui/words/translate.ts';

/** The hall in one language. */
export interface LlmsTxtLanguage {
  readonly locale: Locale;
  readonly global: Global;
  readonly t: Translate;
}

/** What the site is, and its addresses for programs, in each language (llmstxt.org, DOOR-56). */
export function serializeLlmsTxt(halls: readonly LlmsTxtLanguage[], name: string, origin: string): string {
  const summaries = halls.flatMap(({ global }) => global.seo.description ?? []);
  const sections = halls.map((hall) => createSection(hall, origin));
  return `${[`# ${name}`, ...summaries.map((text) => `> ${text}`), ...sections].join('\n\n')}\n`;
}

function createSection({ locale, global, t }: LlmsTxtLanguage, origin: string): string {
  const { eventOverview, gettingHere, search } = global.globalPages;
  const item = (title: string, path: string, text: string) => `- [${title}](${origin}${path}): ${text}`;
  const paths = toAgendaPaths(locale);
  const items = [
    ...(eventOverview.url ? [item(eventOverview.title, eventOverview.url, t('llms.onSite'))] : []),
    item(t('llms.markdown'), paths.markdown, t('llms.markdown.text')),
    item(t('llms.json'), paths.json, t('llms.json.text')),
    ...(eventOverview.url
      ? [item(t('llms.calendar'), toPageCalendarPath(eventOverview.url), t('llms.calendar.text'))]
      : []),
    item(t('llms.embed'), paths.embed, t('llms.embed.text')),
    ...(gettingHere.url ? [item(gettingHere.title, gettingHere.url, t('llms.visit'))] : []),
    ...(search.url ? [item(search.title, search.url, t('llms.search'))] : []),
    item(t('llms.sitemap'), '/sitemap.xml', t('llms.sitemap.text')),
  ];
  const home = `${origin}${toLocalePath(locale, '/')}`;
  return [`## ${t('llms.language')}: ${home}`, items.join('\n'), t('llms.filters')].join('\n\n');
}
