import type { Page } from 'playwright/test';

/** What of Chromium's own tree of a page is read here. */
interface Thing {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
}

interface Value {
  readonly value?: unknown;
}

interface Markup {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly Markup[];
}

/** What Chromium's tree does not tell of an element: its language, and whether it is where one is. */
interface Mark {
  readonly lang: string;
  readonly current: string | undefined;
}

interface Script {
  readonly things: ReadonlyMap<string, Thing>;
  readonly marks: ReadonlyMap<number, Mark>;
  /** The page's own language. */
  readonly lang: string;
}

/** Texts of one paragraph are one line. */
type Line =
  | { readonly kind: 'thing'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly paragraph: string };

/** Said by their name: the texts in them are in the name. */
const named = new Set(
  `button checkbox columnheader combobox DisclosureTriangle DisclosureTriangleGrouped heading image link option progressbar
  radio rowheader searchbox slider switch tab textbox Audio Video Iframe`.split(/\s+/),
);

/** Said when one comes into them. */
const around = new Set(
  `alert alertdialog article banner complementary contentinfo dialog figure form grid group list main navigation
  radiogroup region search status table`.split(/\s+/),
);

/** Said only where they have a name of their own. */
const namedOnly = new Set(['form', 'group', 'region']);

/** The texts in them are the name of something else, which says it. */
const labels = new Set(['LabelText', 'Legend', 'Caption', 'caption']);

/** What lies within a line. */
const within = new Set(['time', 'emphasis', 'strong', 'mark', 'generic', 'none', 'code', 'StaticText']);

const unsaid = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);

/**
 * A page as a screen reader says it from top to bottom: one line for each thing, by its role, its name and its state. What is
 * in another language than the page begins with the mark of that language. A dialogue that keeps everything else away is all
 * there is.
 */
export async function readAloud(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Thing[] };
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: Markup };
  await session.detach();
  const script: Script = {
    things: new Map(nodes.map((thing) => [thing.nodeId, thing])),
    marks: marksOf(root),
    lang: (await page.locator('html').getAttribute('lang')) ?? '',
  };
  const [document] = nodes;
  if (!document) return [];
  return [`document ${textOf(document.name)}`, ...spoken(linesOf(document, script, document.nodeId))];
}

/** From the line that begins so up to the next that begins as `end` does; without `end`, all the rest. */
export function linesFrom(lines: readonly string[], start: string, end?: string): readonly string[] {
  const first = lines.findIndex((line) => line.startsWith(start));
  if (first < 0) return [];
  const last = lines.findIndex((line, place) => place > first && end !== undefined && line.startsWith(end));
  return lines.slice(first, last < 0 ? undefined : last);
}

/** What can be pressed, chosen or typed in, and what is shown: each must say what it is. */
const nameless =
  /^(button|link|checkbox|radio|textbox|searchbox|combobox|slider|image|heading \d|dialog|grid|table|DisclosureTriangle\w*|Audio|Video|Iframe)(,|$)/;

/** What no person would say: addresses, and what a program left in a sentence. */
const unspeakable = /\/media\/|\.svg|undefined|NaN|\[object|\{\{/;

const pressed = /^(button|link|checkbox|radio|image) /;

/** Where a listener stumbles: what has no name, what no person would say, and the same thing twice in a row. */
export function stumblesOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, place) => {
    if (nameless.test(line)) return [`nameless: ${line} after ${lines[place - 1]}`];
    if (unspeakable.test(line)) return [`unspeakable: ${line}`];
    return pressed.test(line) && line === lines[place - 1] ? [`twice: ${line}`] : [];
  });
}

function linesOf(thing: Thing, script: Script, paragraph: string): readonly Line[] {
  const role = textOf(thing.role);
  if (unsaid.has(role)) return [];
  const here = within.has(role) ? paragraph : thing.nodeId;
  if (role === 'StaticText')
    return [{ kind: 'text', text: inItsTongue(thing, textOf(thing.name), script), paragraph: here }];
  const inner = (thing.childIds ?? []).flatMap((id) => {
    const child = script.things.get(id);
    return child ? linesOf(child, script, here) : [];
  });
  const things = inner.filter(({ kind }) => kind === 'thing');
  if (thing.ignored) return inner;
  if (labels.has(role)) return things;
  const line: Line = { kind: 'thing', text: said(thing, role, script) };
  if (named.has(role)) return [line, ...things];
  const isSaid = around.has(role) && !(namedOnly.has(role) && textOf(thing.name) === '');
  return isSaid ? [line, ...inner] : inner;
}

/** Role, level, name and states, as `link Winterreise` or `checkbox Piano, not checked`. */
function said(thing: Thing, role: string, script: Script): string {
  const level = role === 'heading' ? String(stateOf(thing, 'level')) : '';
  const first = [role, level, inItsTongue(thing, textOf(thing.name), script)].filter(Boolean).join(' ');
  return [first, ...statesOf(thing, role, script)].join(', ');
}

function statesOf(thing: Thing, role: string, { things, marks }: Script): readonly string[] {
  const expanded = stateOf(thing, 'expanded');
  const items = (thing.childIds ?? []).filter((id) => textOf(things.get(id)?.role) === 'listitem');
  const current = marks.get(thing.backendDOMNodeId ?? -1)?.current;
  return [
    role === 'list' && `${items.length} items`,
    ...['checked', 'pressed'].map((state) => eitherWay(state, stateOf(thing, state))),
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    ...['disabled', 'selected', 'required', 'focused'].map(
      (state) => stateOf(thing, state) === true && state,
    ),
    stateOf(thing, 'invalid') === 'true' && 'invalid',
    current !== undefined && `current ${current}`,
    textOf(thing.value) && `value ${textOf(thing.value)}`,
    textOf(thing.description) && `described ${textOf(thing.description)}`,
  ].filter((state) => typeof state === 'string' && state !== '') as readonly string[];
}

function eitherWay(state: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return value === true || value === 'true' ? state : `not ${state}`;
}

function stateOf({ properties }: Thing, name: string): unknown {
  return properties?.find((property) => property.name === name)?.value.value;
}

function textOf(value: Value | undefined): string {
  return String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function inItsTongue(thing: Thing, text: string, { things, marks, lang }: Script): string {
  let near: Thing | undefined = thing;
  while (near && !marks.has(near.backendDOMNodeId ?? -1)) near = things.get(near.parentId ?? '');
  const own = marks.get(near?.backendDOMNodeId ?? -1)?.lang;
  return own && own !== lang && text ? `[${own}] ${text}` : text;
}

function marksOf(root: Markup): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const note = ({ backendNodeId, attributes = [], children = [] }: Markup, inherited: string): void => {
    const of = new Map(
      attributes.flatMap((name, place) => (place % 2 ? [] : [[name, attributes[place + 1]] as const])),
    );
    const lang = of.get('lang') ?? inherited;
    marks.set(backendNodeId, { lang, current: of.get('aria-current') });
    for (const child of children) note(child, lang);
  };
  note(root, '');
  return marks;
}

/** Texts that follow one another in a paragraph are said in one breath. */
function spoken(lines: readonly Line[]): readonly string[] {
  const breaths: Line[] = [];
  for (const line of lines) {
    const before = breaths.at(-1);
    const goesOn = line.kind === 'text' && before?.kind === 'text' && before.paragraph === line.paragraph;
    if (goesOn) breaths[breaths.length - 1] = { ...line, text: `${before.text} ${line.text}` };
    else breaths.push(line);
  }
  return breaths.map(({ text }) => text).filter(Boolean);
}
