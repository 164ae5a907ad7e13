import type { Schema } from 'hast-util-sanitize';
import { richElements } from '#domain/richtext/rich-text.ts';

/** Elements that stay under another name. */
export const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};

/** Of which only the content stays, as a paragraph where that is a line of text. */
const containers = [
  'div section article header footer main aside nav address pre listing center details summary fieldset form legend',
  'dir menu hgroup search caption marquee',
].join(' ');

/** Gone with all that is in them: what runs, styles, draws, asks, or is read by other rules than the rest. */
const stripped = [
  'script style svg math template noscript noembed noframes xmp plaintext textarea title head meta link base',
  'select option optgroup datalist input button canvas frame frameset applet param map area track',
  'col colgroup dialog',
].join(' ');

const embed = ['src', 'data', 'title'];

/** What of an editor's HTML is read. An element that is named nowhere loses its tag and keeps its words. */
export const schema: Schema = {
  tagNames: [
    ...richElements,
    ...Object.keys(renamed),
    ...containers.split(' '),
    ...'a img br iframe embed object video audio source'.split(' '),
  ],
  strip: stripped.split(' '),
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: embed,
    embed,
    object: embed,
    video: embed,
    audio: embed,
    source: ['src'],
  },
  allowComments: false,
  allowDoctypes: false,
  // Where a link may lead and from where a picture may come has one rule, for texts and for all else (LINK-1).
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};
