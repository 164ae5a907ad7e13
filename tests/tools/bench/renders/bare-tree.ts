import parseToReact, { Element } from 'html-react-parser';
import { parse, serialize } from 'parse5';
import type { JSX, ReactNode } from 'react';

/**
 * A rendered document as React elements without components, hooks or observers: what React alone would render. They are created
 * once, because creating the literals of compiled JSX costs a tenth of rendering them.
 */
export function bareElements(html: string): ReactNode {
  return parseToReact(html, {
    // React itself adds preload links of the pictures that it renders.
    transform: (element, node) => {
      const { rel, as } = node instanceof Element ? node.attribs : {};
      return rel === 'preload' && as === 'image' ? null : (element as JSX.Element);
    },
  });
}

/** Normalizes a document for comparison: independent of the order of attributes and of React's own comments. */
export function normalizeMarkup(html: string): string {
  return serialize(parse(html, { scriptingEnabled: false })).replaceAll(/<!--.*?-->/gs, '');
}
