import { foldText } from '#domain/facet/fold-text.ts';

/** The name by which an address leads to a part of a page: `Hoe komt u hier?` is `hoe-komt-u-hier`. */
export function anchorOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
