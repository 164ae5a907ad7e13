import type { EditorWords } from '#ui/words/editor/nl.ts';

/** The English words of the editors’ tools. */
export const en: EditorWords = {
  'controlPanel.title': 'Editors',
  'controlPanel.edit': 'Edit',
  'controlPanel.noEdit': 'This page is not in the CMS.',
  'controlPanel.texts': 'Texts on this page ({{count}})',
  'controlPanel.find': 'Search the texts',
  'controlPanel.change': 'Change {{key}}',
  'controlPanel.disable': 'Switch off',
  'controlPanel.preview': 'Preview',
  'controlPanel.previewText': 'This has not been published yet. Only you can see it.',
  'controlPanel.leave': 'View the published page',
};
