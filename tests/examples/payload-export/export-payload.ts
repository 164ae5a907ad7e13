import * as v from 'valibot';
import type { FolderExportDraft } from '#adapters/cms-folder/folder-export-draft.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { lexicalWire } from './lexical.ts';

/** A localised field with `locale=all`: what is not translated is absent, or `''` or `null` once emptied. English is then Dutch. */
const localised = <Value>(field: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.object({ nl: field, en: v.nullish(field) }),
    v.transform(({ nl, en }): Readonly<Record<Locale, Value>> => ({ nl, en: en || nl })),
  );

const text = localised(v.string());
/** Without a text, `{ nl: null }`. */
const richText = v.nullish(localised(v.nullish(lexicalWire)));

/** A document of an upload collection; only its id, if `depth` does not reach it or the key may not read it. */
const pictureWire = v.object({
  url: v.string(),
  updatedAt: v.string(),
  alt: text,
  width: v.number(),
  height: v.number(),
});

const roomWire = v.object({ slug: v.string(), title: text });

const concertWire = v.object({
  id: v.number(),
  slug: v.string(),
  title: text,
  starts: v.string(),
  room: v.object({ slug: v.string() }),
  genres: v.array(v.object({ title: text })),
  /** The array itself is not localised: in one that is, Payload populates nothing with `locale=all`. */
  performers: v.array(v.object({ name: v.string(), role: text })),
  prices: v.array(v.object({ ticketType: text, amount: v.number() })),
  purchaseUrl: v.nullish(v.string()),
  image: v.unknown(),
  description: richText,
});

const pageWire = v.object({ slug: v.string(), title: text, content: richText });

const docWire = v.looseObject({ id: v.union([v.number(), v.string()]) });
const listWire = v.object({ docs: v.array(docWire), hasNextPage: v.boolean(), totalDocs: v.number() });
type Doc = v.InferOutput<typeof docWire>;

interface PayloadSettings {
  readonly url: string;
  /** The key of a user that may only read. */
  readonly apiKey: string;
}

/**
 * Payload: the collections `rooms`, `concerts` and `pages`, with drafts, and localised fields. Ids are numbers, as with Postgres; with
 * MongoDB, concerts need a number of their own. Uploads are public.
 */
export async function exportPayload(draft: FolderExportDraft, settings: PayloadSettings): Promise<void> {
  const rooms = await listDocs(draft, settings, 'rooms');
  draft.write(
    'rooms.json',
    rooms.map((doc) => v.parse(roomWire, doc)).map(({ slug: id, title }) => ({ id, title })),
  );
  for (const doc of await listDocs(draft, settings, 'concerts')) {
    await draft.entry(toName('concert', doc), () => writeConcert(draft, v.parse(concertWire, doc), settings));
  }
  for (const doc of await listDocs(draft, settings, 'pages')) {
    await draft.entry(toName('page', doc), () => writePage(draft, v.parse(pageWire, doc)));
  }
}

function toName(kind: string, { id, slug }: Doc): string {
  return `${kind} ${id} (${String(slug)})`;
}

/** All published documents of a collection, in all languages. */
async function listDocs(
  draft: FolderExportDraft,
  { url, apiKey }: PayloadSettings,
  collection: string,
): Promise<readonly Doc[]> {
  const docs: Doc[] = [];
  for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
    const query = `depth=1&locale=all&limit=100&page=${page}&sort=id&where[_status][equals]=published`;
    const response = await draft.get(`${url}/api/${collection}?${query}`, {
      Authorization: `users API-Key ${apiKey}`,
    });
    const list = v.parse(listWire, await response.json());
    docs.push(...list.docs);
    hasNextPage = list.hasNextPage;
    if (!hasNextPage && docs.length !== list.totalDocs)
      throw new Error(`${collection} changed while it was read`);
  }
  return docs;
}

async function writeConcert(
  draft: FolderExportDraft,
  concert: v.InferOutput<typeof concertWire>,
  { url }: PayloadSettings,
): Promise<void> {
  const { slug, room, genres, image, description, purchaseUrl, ...facts } = concert;
  const picture = v.safeParse(pictureWire, image);
  const found =
    picture.success &&
    (await draft.picture({
      url: new URL(picture.output.url, url).href,
      version: picture.output.updatedAt,
      alt: picture.output.alt.nl,
      width: picture.output.width,
      height: picture.output.height,
    }));
  draft.write(`concerts/${slug}.json`, {
    ...facts,
    room: room.slug,
    genres: genres.map(({ title }) => title),
    ...(purchaseUrl && { purchaseUrl }),
    ...(found && { image: found }),
  });
  for (const locale of locales) {
    const nodes = description?.[locale];
    if (nodes) draft.write(`concerts/${slug}.${locale}.md`, await draft.markdown(nodes));
  }
}

async function writePage(
  draft: FolderExportDraft,
  { slug, title, content }: v.InferOutput<typeof pageWire>,
): Promise<void> {
  for (const locale of locales) {
    await draft.page(
      `pages/${slug}.${locale}.md`,
      { title: title[locale], uri: slug },
      content?.[locale] ?? [],
    );
  }
}
