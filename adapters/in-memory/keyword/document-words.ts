import { type IndexedDocument, facetFieldNames } from '#adapters/shared/hall.ts';

/** The lists of words of which a keyword has to be found within one; a single empty one for a document without such parts. */
export function listDocumentParts({
  parts = [],
}: Pick<IndexedDocument, 'parts'>): readonly (readonly string[])[] {
  return parts.length > 0 ? parts : [[]];
}

interface SiteDocument {
  readonly site: string;
  readonly document: IndexedDocument;
}

/** A label that a greater share of the concerts has tells none apart, so that a keyword does not find it. */
const maxShareOfConcerts = 0.5;

/**
 * Lists the other texts by which a keyword finds a document: its words, and the labels of its facets except those that most concerts
 * of its site have, such as `Rolstoelplaats vrij` (DOOR-4).
 */
export function createDocumentWordLister(
  documents: readonly SiteDocument[],
): (document: SiteDocument) => readonly string[] {
  const common = findCommonLabels(documents);
  return ({ site, document }) => {
    const labels = listLabels(document).filter((label) => !common.has(toKey(site, label)));
    return [...new Set([...document.words, ...labels])];
  };
}

/** The labels, with their site, that most of the site's concerts have. */
function findCommonLabels(documents: readonly SiteDocument[]): ReadonlySet<string> {
  const concerts = documents.filter(({ document }) => document.section === 'event');
  const concertCounts = countEach(concerts.map(({ site }) => site));
  const labels = concerts.flatMap(({ site, document }) =>
    listLabels(document).map((label) => ({ site, key: toKey(site, label) })),
  );
  const labelCounts = countEach(labels.map(({ key }) => key));
  const isCommon = ({ site, key }: { readonly site: string; readonly key: string }) =>
    (labelCounts.get(key) ?? 0) > Math.max(minConcerts, concertCounts.get(site) ?? 0) * maxShareOfConcerts;
  return new Set(labels.filter(isCommon).map(({ key }) => key));
}

/** With fewer concerts a share says nothing. */
const minConcerts = 100;

function listLabels({ facets }: IndexedDocument): readonly string[] {
  return facetFieldNames.flatMap((field) => (facets[field] ?? []).map(({ label }) => label));
}

function toKey(site: string, label: string): string {
  return `${site} ${label}`;
}

function countEach(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
