import { plainText, type RichText } from '#domain/richtext/rich-text.ts';
import type { Media } from './media.mapper.ts';
import { richTextHtml } from './rich-text-html.ts';
import { tidied } from './rich-text-spaces.ts';
import { richTree } from './rich-text-tree.ts';

/** More rounds than any text needs to settle. */
const mostRounds = 4;

/**
 * What an editor wrote, as a text that can be drawn without trusting it. The HTML is parsed as browsers parse it, and only
 * what `domain/richtext/` names comes through. The result is one that written out and read again is itself: what reads
 * differently the second time is how hostile markup gets past a filter, so a text that does not settle is reduced to its words.
 */
export function toRichText(html: string, media: Media): RichText {
  let text = read(html, media);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = read(richTextHtml(text), media);
    if (JSON.stringify(again) === JSON.stringify(text)) return text;
    text = again;
  }
  return [{ kind: 'text', text: plainText(text) }];
}

function read(html: string, media: Media): RichText {
  return tidied(richTree(html, media));
}
