import type { EditorWords } from '#ui/words/editor/nl.ts';

/** The English words of the editors’ tools. */
export const en: EditorWords = {
  'controlPanel.title': 'Editors',
  'controlPanel.edit': 'Edit',
  'controlPanel.noEdit': 'This page is not in the CMS.',
  'controlPanel.texts': 'Texts on this page ({{count}})',
  'controlPanel.find': 'Search the texts',
  'controlPanel.change': 'Change {{key}}',
  'controlPanel.move': 'Move',
  'controlPanel.pick': 'Pick a text',
  'controlPanel.picking': 'Click a text on the page. Press Escape to stop.',
  'controlPanel.unlisted': 'This text is part of the page’s content: use one of the links above.',
  'controlPanel.show': 'Show',
  'controlPanel.showText': 'Show {{key}} on the page',
  'controlPanel.disable': 'Switch off',
  'controlPanel.preview': 'Preview',
  'controlPanel.previewText': 'This has not been published yet. Only you can see it.',
  'controlPanel.leave': 'View the published page',
};
