import { createElement, type ReactNode } from 'react';
import type { RichNode, RichTextTree } from '#domain/media/rich-text.ts';
import { Link } from '#ui/kit/link.tsx';

/** Renders rich text node by node; raw HTML is never inserted. */
export function RichText({ text }: { readonly text: RichTextTree }) {
  return <>{text.map((node, index) => renderNode(node, String(index)))}</>;
}

function renderNode(node: RichNode, key: string): ReactNode {
  const children = (nodes: RichTextTree) => nodes.map((child, index) => renderNode(child, `${key}.${index}`));
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br key={key} />;
    case 'picture':
      return (
        <img key={key} src={node.url} alt={node.alt} width={node.width} height={node.height} loading="lazy" />
      );
    case 'link':
      return (
        <Link key={key} href={node.url}>
          {children(node.children)}
        </Link>
      );
    case 'element':
      return node.name === 'hr' ? (
        <hr key={key} />
      ) : (
        createElement(node.name, { key }, ...children(node.children))
      );
  }
}
