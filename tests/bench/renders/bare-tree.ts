import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parse, serialize } from 'parse5';
import { createElement, type ReactNode } from 'react';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Attributes that React calls otherwise. */
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

/** Attributes that are there or not. */
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
 * A drawn document as React elements without components, hooks or observers: what React alone would have to write. They are
 * made once: literals of compiled JSX cost a tenth of what it takes to write them.
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

/** React writes these by itself: comments between neighbouring texts, and links that fetch the pictures it has drawn. */
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

/** A document as a browser takes it in, so that two can be compared whatever the order of writing was, and whatever React notes between. */
export function domOf(html: string): string {
  return serialize(parse(html, { scriptingEnabled: false })).replaceAll(/<!--.*?-->/gs, '');
}
