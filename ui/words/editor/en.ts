import type { EditorWords } from '#ui/words/editor/nl.ts';

/** The English words of the editors’ tools. */
export const en: EditorWords = {
  'controlPanel.title': 'Editors',
  'controlPanel.edit': 'Edit',
  'controlPanel.noEdit': 'This page has no place in the CMS.',
  'controlPanel.texts': 'Texts on this page ({{count}})',
  'controlPanel.find': 'Search the texts',
  'controlPanel.change': 'Change {{key}}',
  'controlPanel.disable': 'Switch off',
  'controlPanel.preview': 'Preview',
  'controlPanel.previewText': 'You see what has not been published. Nobody else does.',
  'controlPanel.leave': 'To the published page',
};
