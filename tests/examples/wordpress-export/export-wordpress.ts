import * as v from 'valibot';
import type { FolderExportDraft } from '#adapters/cms-folder/folder-export-draft.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { type RichTextTree, toPlainText } from '#domain/richtext/rich-text.ts';

/** HTML, in a title too: `&` and quotes are entities. */
const html = v.pipe(v.string(), v.transform(parseHtml));
const rendered = v.object({ rendered: html });

const postFields = { id: v.number(), slug: v.string(), title: rendered, content: rendered };

const picture = v.object({
  source_url: v.string(),
  alt_text: v.string(),
  media_details: v.object({ width: v.number(), height: v.number() }),
});

const concertWire = v.object({
  ...postFields,
  /** Fields of `register_post_meta`. An empty one is `''` or `[]`; one whose value is not of its type is `null`. */
  meta: v.object({
    /** In the hall's time: `2026-12-04 20:30`. */
    starts: v.string(),
    room: v.string(),
    title_en: v.string(),
    content_en: v.string(),
    purchase_url: v.string(),
    performers: v.array(v.object({ name: v.string(), role: v.string(), role_en: v.string() })),
    prices: v.array(v.object({ type: v.string(), type_en: v.string(), amount: v.number() })),
  }),
  _embedded: v.optional(
    v.object({
      // Instead of a picture that is not public, there is an error.
      'wp:featuredmedia': v.optional(v.array(v.unknown()), []),
      'wp:term': v.optional(v.array(v.array(v.object({ taxonomy: v.string(), name: html }))), []),
    }),
    {},
  ),
});

const pageWire = v.object({
  ...postFields,
  link: v.string(),
  meta: v.object({ title_en: v.string(), content_en: v.string() }),
});

const listWire = v.array(
  v.looseObject({ id: v.number(), slug: v.string(), content: v.looseObject({ protected: v.boolean() }) }),
);

/**
 * WordPress: concerts of a post type `concert`, which supports `custom-fields`, and pages, both with fields of `register_post_meta` that
 * `show_in_rest`. Its texts are Dutch; the English ones are fields beside them.
 */
export async function exportWordPress(draft: FolderExportDraft, url: string): Promise<void> {
  for (const post of await listPosts(draft, `${url}/wp-json/wp/v2/concert`)) {
    await draft.entry(`concert ${post.id} (${post.slug})`, () =>
      writeConcert(draft, v.parse(concertWire, post)),
    );
  }
  for (const post of await listPosts(draft, `${url}/wp-json/wp/v2/pages`)) {
    await draft.entry(`page ${post.id} (${post.slug})`, () => writePage(draft, v.parse(pageWire, post)));
  }
}

/** All published posts of a type that have no password. */
async function listPosts(draft: FolderExportDraft, url: string): Promise<v.InferOutput<typeof listWire>> {
  const posts: v.InferOutput<typeof listWire> = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `per_page=100&page=${page}&orderby=id&order=asc&_embed=wp:featuredmedia,wp:term`;
    const response = await draft.get(`${url}?${query}`);
    pages = Number(v.parse(v.pipe(v.string(), v.digits()), response.headers.get('X-WP-TotalPages')));
    posts.push(...v.parse(listWire, await response.json()));
  }
  return posts.filter(({ content }) => !content.protected);
}

type ConcertPost = v.InferOutput<typeof concertWire>;

async function writeConcert(draft: FolderExportDraft, post: ConcertPost): Promise<void> {
  const { id, slug, title, content, meta, _embedded: embedded } = post;
  const image = await findPicture(draft, embedded['wp:featuredmedia']);
  const genres = embedded['wp:term'].flat().filter(({ taxonomy }) => taxonomy === 'genre');
  draft.write(`concerts/${slug}.json`, {
    id,
    title: translate(toPlainText(title.rendered), meta.title_en),
    starts: meta.starts,
    room: meta.room,
    genres: genres.map(({ name }) => toPlainText(name)),
    performers: meta.performers.map(({ name, role, role_en }) => ({
      name,
      role: translate(role, role_en),
    })),
    prices: meta.prices.map(({ type, type_en, amount }) => ({
      ticketType: translate(type, type_en),
      amount,
    })),
    ...(meta.purchase_url && { purchaseUrl: meta.purchase_url }),
    ...(image && { image }),
  });
  draft.write(`concerts/${slug}.nl.md`, await draft.markdown(content.rendered));
  const english = meta.content_en ? parseHtml(meta.content_en) : content.rendered;
  draft.write(`concerts/${slug}.en.md`, await draft.markdown(english));
}

async function findPicture(draft: FolderExportDraft, [media]: readonly unknown[]) {
  const { success, output } = v.safeParse(picture, media);
  if (!success) return undefined;
  return draft.picture({ url: output.source_url, alt: output.alt_text, ...output.media_details });
}

async function writePage(draft: FolderExportDraft, page: v.InferOutput<typeof pageWire>): Promise<void> {
  const { link, title, content, meta } = page;
  const uri = new URL(link).pathname.replaceAll(/^\/|\/$/g, '');
  // The front page is the hall's own, in the base.
  if (uri === '') return;
  const file = `pages/${uri.replaceAll('/', '-')}`;
  const name = toPlainText(title.rendered);
  await draft.page(`${file}.nl.md`, { title: name, uri }, content.rendered);
  if (!meta.content_en) return;
  await draft.page(`${file}.en.md`, { title: meta.title_en || name, uri }, parseHtml(meta.content_en));
}

/** A text in each language: Dutch, where there is no English. */
function translate(nl: string, en: string) {
  return { nl, en: en || nl };
}

function parseHtml(source: string): RichTextTree {
  return parseRichText(source, (url) => url);
}
