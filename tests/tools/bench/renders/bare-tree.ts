import parseToReact, { Element } from 'html-react-parser';
import { parse, serialize } from 'parse5';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A rendered document as React elements without components, hooks or observers: what React alone would render. They are created
 * once, because creating the literals of compiled JSX costs a tenth of rendering them.
 */
export function bareElements(html: string): ReactNode {
  return parseToReact(html, {
    // React itself adds preload links of the pictures that it renders.
    replace: (node) => {
      if (!(node instanceof Element) || node.name !== 'link') return undefined;
      return node.attribs['rel'] === 'preload' && node.attribs['as'] === 'image'
        ? createElement(Fragment)
        : undefined;
    },
  });
}

/** Normalizes a document for comparison: independent of the order of attributes and of React's own comments. */
export function normalizeMarkup(html: string): string {
  return serialize(parse(html, { scriptingEnabled: false })).replaceAll(/<!--.*?-->/gs, '');
}
