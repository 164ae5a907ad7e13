import { plainText, type RichText } from '#domain/richtext/rich-text.ts';

/** The link that is all there is of a text, one paragraph of nothing else: a call to do something. Null where there is more, or none. */
export function loneLink(text: RichText): { readonly url: string; readonly title: string } | null {
  const [first, ...more] = text;
  if (first === undefined || more.length > 0) return null;
  if (first.kind === 'link') return { url: first.url, title: plainText(first.children) };
  return first.kind === 'element' && first.name === 'p' ? loneLink(first.children) : null;
}
