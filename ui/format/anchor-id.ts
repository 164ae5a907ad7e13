import { foldText } from '#domain/facet/fold-text.ts';

/** The fragment identifier of a heading: `Hoe komt u hier?` becomes `hoe-komt-u-hier`. */
export function toAnchorId(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
