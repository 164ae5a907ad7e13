import { type ClassifiedLink, linkOf, type Site } from '#domain/link/link.ts';
import type { RichNode, RichText } from '#domain/richtext/rich-text.ts';

/** The addresses of all links in a text, in order; one that is linked twice stands twice. */
export function linksOf(text: RichText): readonly string[] {
  return text.flatMap((node) => {
    switch (node.kind) {
      case 'link':
        return [node.url, ...linksOf(node.children)];
      case 'element':
        return linksOf(node.children);
      case 'text':
      case 'break':
      case 'picture':
        return [];
    }
  });
}

/** The text with every link that leads nowhere allowed (LINK-1) replaced by its words, and no link inside another. */
export function withSafeLinks(text: RichText, site: Site): RichText {
  return text.flatMap((node) => safeNodes(node, site, false));
}

function safeNodes(node: RichNode, site: Site, insideLink: boolean): RichText {
  switch (node.kind) {
    case 'text':
    case 'break':
      return [node];
    case 'picture':
      return isPictureAddress(linkOf(node.url, site)) ? [node] : [];
    case 'element':
      return [{ ...node, children: node.children.flatMap((child) => safeNodes(child, site, insideLink)) }];
    case 'link': {
      const isSafe = !insideLink && linkOf(node.url, site).kind !== 'refused';
      const children = node.children.flatMap((child) => safeNodes(child, site, insideLink || isSafe));
      return isSafe ? [{ ...node, children }] : children;
    }
  }
}

function isPictureAddress({ kind }: ClassifiedLink): boolean {
  return kind === 'inside' || kind === 'outside';
}
