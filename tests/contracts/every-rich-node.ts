import type { RichTextTree } from '#domain/media/rich-text.ts';

export function paragraph(text: string): RichTextTree {
  return [{ kind: 'element', name: 'p', children: [{ kind: 'text', text }] }];
}

/** A text with every kind of node. */
export const everyRichNode: RichTextTree = [
  { kind: 'element', name: 'h2', children: [{ kind: 'text', text: 'Over "koor" & <orkest>' }] },
  {
    kind: 'element',
    name: 'p',
    children: [
      { kind: 'text', text: 'Een ' },
      { kind: 'element', name: 'strong', children: [{ kind: 'text', text: 'groot' }] },
      { kind: 'text', text: ' koor' },
      { kind: 'break' },
      { kind: 'link', url: '/series/mahler', children: [{ kind: 'text', text: 'en de serie' }] },
    ],
  },
  { kind: 'element', name: 'hr', children: [] },
  {
    kind: 'element',
    name: 'figure',
    children: [
      { kind: 'picture', url: '/media/zaal.jpg', alt: 'De zaal', width: 640, height: 480 },
      { kind: 'element', name: 'figcaption', children: [{ kind: 'text', text: 'De zaal, "leeg"' }] },
    ],
  },
];
