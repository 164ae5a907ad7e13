import { pageTypes, type Template } from '#domain/page/page.ts';

const templates: ReadonlyMap<string, Template> = new Map(
  Object.entries(pageTypes).map(([kind, type]) => [toSection(type), kind as Template]),
);

/**
 * The template for a `__typename` (ROUTE-7), by its section: `event_default_Entry`, `event_default` and `event_education_Entry` are
 * all events. An unknown section gives `unknown` (TPL-21).
 */
export function findTemplateByTypename(typename: string): Template {
  return templates.get(toSection(typename)) ?? 'unknown';
}

function toSection(typename: string): string {
  return typename.replace(/_.*/s, '');
}
