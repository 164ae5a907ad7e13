import { inlineElements, type RichElement } from '#domain/richtext/rich-text.ts';

/** What becomes of an element of HTML. */
type Treatment =
  | { readonly kind: 'line'; readonly name: RichElement }
  | { readonly kind: 'block'; readonly name: RichElement }
  | { readonly kind: 'inline'; readonly name: RichElement }
  | { readonly kind: 'list'; readonly name: 'ul' | 'ol' }
  | { readonly kind: 'terms' }
  | { readonly kind: 'table' }
  | { readonly kind: 'rule' }
  | { readonly kind: 'break' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'embed' }
  | { readonly kind: 'dropped' }
  /** Only its content stays; where that is a line of text, as a paragraph. */
  | { readonly kind: 'container' }
  /** Only its content stays. */
  | { readonly kind: 'transparent' };

/** Gone with all that is in them: what runs, styles, draws, asks, or is read by other rules than the rest. */
const dropped = [
  'script style svg math template noscript noembed noframes xmp plaintext textarea title head meta link base',
  'select option optgroup datalist input button canvas frame frameset applet param map area track source',
  'col colgroup dialog',
].join(' ');

const containers = [
  'div section article header footer main aside nav address pre listing center details summary fieldset form legend',
  'dir menu hgroup search li dt dd figcaption caption td th tr tbody thead tfoot marquee',
].join(' ');

const treatments: ReadonlyMap<string, Treatment> = new Map<string, Treatment>([
  ...dropped.split(' ').map((name) => [name, { kind: 'dropped' }] as const),
  ...containers.split(' ').map((name) => [name, { kind: 'container' }] as const),
  ...(['p', 'h2', 'h3', 'h4'] as const).map((name) => [name, { kind: 'line', name }] as const),
  ['h1', { kind: 'line', name: 'h2' }],
  ['h5', { kind: 'line', name: 'h4' }],
  ['h6', { kind: 'line', name: 'h4' }],
  ...(['blockquote', 'figure'] as const).map((name) => [name, { kind: 'block', name }] as const),
  ...inlineElements.map((name) => [name, { kind: 'inline', name }] as const),
  ['b', { kind: 'inline', name: 'strong' }],
  ['i', { kind: 'inline', name: 'em' }],
  ['ul', { kind: 'list', name: 'ul' }],
  ['ol', { kind: 'list', name: 'ol' }],
  ['dl', { kind: 'terms' }],
  ['table', { kind: 'table' }],
  ['hr', { kind: 'rule' }],
  ['br', { kind: 'break' }],
  ['a', { kind: 'link' }],
  ['img', { kind: 'picture' }],
  ...['iframe', 'embed', 'object', 'video', 'audio'].map((name) => [name, { kind: 'embed' }] as const),
]);

/** What becomes of an element by its name. One nobody knows is seen through. */
export function treatmentOf(name: string): Treatment {
  return treatments.get(name) ?? { kind: 'transparent' };
}
