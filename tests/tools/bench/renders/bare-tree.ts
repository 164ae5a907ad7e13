import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parse, serialize } from 'parse5';
import { createElement, type ReactNode } from 'react';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Attributes with another name in React. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  autofocus: 'autoFocus',
  maxlength: 'maxLength',
  'stroke-width': 'strokeWidth',
};

/** Boolean attributes. */
const switches = [
  'hidden',
  'open',
  'checked',
  'disabled',
  'required',
  'readOnly',
  'multiple',
  'noValidate',
  'autoFocus',
];

/**
 * A rendered document as React elements without components, hooks or observers: what React alone would render. They are created
 * once, because creating the literals of compiled JSX costs a tenth of rendering them.
 */
export function bareElements(html: string): ReactNode {
  const document = parse(html, { scriptingEnabled: false });
  return document.childNodes.filter(nodes.isElementNode).map(elementOf);
}

function elementOf(element: Element): ReactNode {
  const { tagName } = element;
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => attributeOf(name, value)));
  const children = element.childNodes.filter((child) => !isReactsOwn(child)).map(nodeOf);
  return createElement(tagName, attributes, ...children);
}

function nodeOf(node: ChildNode): ReactNode {
  if (nodes.isElementNode(node)) return elementOf(node);
  return nodes.isTextNode(node) ? node.value : null;
}

/** Nodes that React adds by itself: comments between adjacent texts, and preload links of rendered pictures. */
function isReactsOwn(node: ChildNode): boolean {
  if (nodes.isCommentNode(node)) return true;
  if (!nodes.isElementNode(node) || node.tagName !== 'link') return false;
  const value = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
  return value('rel') === 'preload' && value('as') === 'image';
}

function attributeOf(name: string, value: string): readonly [string, unknown] {
  const known = reactNames[name] ?? name;
  if (name === 'style') return [name, styleOf(value)];
  return [known, switches.includes(known) ? true : value];
}

function styleOf(text: string): Readonly<Record<string, string>> {
  const declarations = text.split(';').filter((one) => one.trim() !== '');
  return Object.fromEntries(
    declarations.map((one) => {
      const [name = '', ...value] = one.split(':');
      return [reactProperty(name.trim()), value.join(':').trim()];
    }),
  );
}

function reactProperty(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Normalizes a document for comparison: independent of the order of attributes and of React's own comments. */
export function normalizeMarkup(html: string): string {
  return serialize(parse(html, { scriptingEnabled: false })).replaceAll(/<!--.*?-->/gs, '');
}
