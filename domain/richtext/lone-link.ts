import { type RichTextTree, toPlainText } from '#domain/richtext/rich-text.ts';

/** The link of a text that consists of a single paragraph with only that link, which is shown as a call to action; null otherwise. */
export function findLoneLink(text: RichTextTree): { readonly url: string; readonly title: string } | null {
  const [first, ...more] = text;
  if (first === undefined || more.length > 0) return null;
  if (first.kind === 'link') return { url: first.url, title: toPlainText(first.children) };
  return first.kind === 'element' && first.name === 'p' ? findLoneLink(first.children) : null;
}
