import type { Page } from 'playwright/test';

/** A node of Chromium's accessibility tree, with the fields used here. */
interface AxNode {
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

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

/** What the accessibility tree does not contain: an element's language and `aria-current`. */
interface ElementInfo {
  readonly lang: string;
  readonly current: string | undefined;
}

interface PageTree {
  readonly nodes: ReadonlyMap<string, AxNode>;
  readonly elements: ReadonlyMap<number, ElementInfo>;
  /** The page's language. */
  readonly lang: string;
}

/** Texts of one paragraph become one line. */
type Line =
  | { readonly kind: 'node'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly paragraph: string };

/** Roles read by their name, which contains the texts inside. */
const rolesReadByName = new Set(
  `button checkbox columnheader combobox DisclosureTriangle DisclosureTriangleGrouped heading image link option progressbar
  radio rowheader searchbox slider switch tab textbox Audio Video Iframe`.split(/\s+/),
);

/** Roles read when they are entered. */
const rolesReadOnEntry = new Set(
  `alert alertdialog article banner complementary contentinfo dialog figure form grid group list main navigation
  radiogroup region search status table`.split(/\s+/),
);

/** Roles read only if they have a name. */
const rolesReadIfNamed = new Set(['form', 'group', 'region']);

/** Roles whose texts are the name of another element. */
const labelRoles = new Set(['LabelText', 'Legend', 'Caption', 'caption']);

/** Inline roles. */
const inlineRoles = new Set(['time', 'emphasis', 'strong', 'mark', 'generic', 'none', 'code', 'StaticText']);

const silentRoles = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);

/**
 * A page as a screen reader reads it from top to bottom: one line per element, with role, name and state. A text in another
 * language than the page begins with that language. If a modal dialog is open, it is all that is read.
 */
export async function readAloud(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode };
  await session.detach();
  const tree: PageTree = {
    nodes: new Map(nodes.map((node) => [node.nodeId, node])),
    elements: collectElements(root),
    lang: (await page.locator('html').getAttribute('lang')) ?? '',
  };
  const [document] = nodes;
  if (!document) return [];
  return [`document ${toText(document.name)}`, ...joinLines(toLines(document, tree, document.nodeId))];
}

/** The lines from the one that starts with `start` up to the next that starts with `end`; without `end`, all the rest. */
export function linesFrom(lines: readonly string[], start: string, end?: string): readonly string[] {
  const first = lines.findIndex((line) => line.startsWith(start));
  if (first < 0) return [];
  const last = lines.findIndex((line, place) => place > first && end !== undefined && line.startsWith(end));
  return lines.slice(first, last < 0 ? undefined : last);
}

/** Controls and pictures that must have a name. */
const namelessPattern =
  /^(button|link|checkbox|radio|textbox|searchbox|combobox|slider|image|heading \d|dialog|grid|table|DisclosureTriangle\w*|Audio|Video|Iframe)(,|$)/;

/** Texts that must never be read: addresses, and programming errors. */
const unreadablePattern = /\/media\/|\.svg|undefined|NaN|\[object|\{\{/;

const controlPattern = /^(button|link|checkbox|radio|image) /;

/** The accessibility faults: controls without a name, unreadable texts, and repeated lines. */
export function findAccessibilityFaults(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, place) => {
    if (namelessPattern.test(line)) return [`nameless: ${line} after ${lines[place - 1]}`];
    if (unreadablePattern.test(line)) return [`unspeakable: ${line}`];
    return controlPattern.test(line) && line === lines[place - 1] ? [`twice: ${line}`] : [];
  });
}

function toLines(node: AxNode, tree: PageTree, paragraph: string): readonly Line[] {
  const role = toText(node.role);
  if (silentRoles.has(role)) return [];
  const ownParagraph = inlineRoles.has(role) ? paragraph : node.nodeId;
  if (role === 'StaticText')
    return [{ kind: 'text', text: withLanguage(node, toText(node.name), tree), paragraph: ownParagraph }];
  const inner = (node.childIds ?? []).flatMap((id) => {
    const child = tree.nodes.get(id);
    return child ? toLines(child, tree, ownParagraph) : [];
  });
  const nodeLines = inner.filter(({ kind }) => kind === 'node');
  if (node.ignored) return inner;
  if (labelRoles.has(role)) return nodeLines;
  const line: Line = { kind: 'node', text: describeNode(node, role, tree) };
  if (rolesReadByName.has(role)) return [line, ...nodeLines];
  const isRead = rolesReadOnEntry.has(role) && !(rolesReadIfNamed.has(role) && toText(node.name) === '');
  return isRead ? [line, ...inner] : inner;
}

/** Role, level, name and states, as `link Winterreise` or `checkbox Piano, not checked`. */
function describeNode(node: AxNode, role: string, tree: PageTree): string {
  const level = role === 'heading' ? String(readState(node, 'level')) : '';
  const first = [role, level, withLanguage(node, toText(node.name), tree)].filter(Boolean).join(' ');
  return [first, ...readStates(node, role, tree)].join(', ');
}

function readStates(node: AxNode, role: string, { nodes, elements }: PageTree): readonly string[] {
  const expanded = readState(node, 'expanded');
  const items = (node.childIds ?? []).filter((id) => toText(nodes.get(id)?.role) === 'listitem');
  const current = elements.get(node.backendDOMNodeId ?? -1)?.current;
  return [
    role === 'list' && `${items.length} items`,
    ...['checked', 'pressed'].map((state) => describeState(state, readState(node, state))),
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    ...['disabled', 'selected', 'required', 'focused'].map(
      (state) => readState(node, state) === true && state,
    ),
    readState(node, 'invalid') === 'true' && 'invalid',
    current !== undefined && `current ${current}`,
    toText(node.value) && `value ${toText(node.value)}`,
    toText(node.description) && `described ${toText(node.description)}`,
  ].filter((state) => typeof state === 'string' && state !== '') as readonly string[];
}

function describeState(state: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return value === true || value === 'true' ? state : `not ${state}`;
}

function readState({ properties }: AxNode, name: string): unknown {
  return properties?.find((property) => property.name === name)?.value.value;
}

function toText(value: Value | undefined): string {
  return String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withLanguage(node: AxNode, text: string, { nodes, elements, lang }: PageTree): string {
  let nearest: AxNode | undefined = node;
  while (nearest && !elements.has(nearest.backendDOMNodeId ?? -1))
    nearest = nodes.get(nearest.parentId ?? '');
  const own = elements.get(nearest?.backendDOMNodeId ?? -1)?.lang;
  return own && own !== lang && text ? `[${own}] ${text}` : text;
}

function collectElements(root: DomNode): ReadonlyMap<number, ElementInfo> {
  const elements = new Map<number, ElementInfo>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: DomNode, inherited: string): void => {
    const of = new Map(
      attributes.flatMap((name, place) => (place % 2 ? [] : [[name, attributes[place + 1]] as const])),
    );
    const lang = of.get('lang') ?? inherited;
    elements.set(backendNodeId, { lang, current: of.get('aria-current') });
    for (const child of children) visit(child, lang);
  };
  visit(root, '');
  return elements;
}

/** Joins consecutive texts of a paragraph. */
function joinLines(lines: readonly Line[]): readonly string[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const continues =
      line.kind === 'text' && previous?.kind === 'text' && previous.paragraph === line.paragraph;
    if (continues) joined[joined.length - 1] = { ...line, text: `${previous.text} ${line.text}` };
    else joined.push(line);
  }
  return joined.map(({ text }) => text).filter(Boolean);
}
