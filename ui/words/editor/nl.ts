/** The Dutch words of the editors’ tools. Those of the control panel are left out of the texts it lists. */
export const nl = {
  'controlPanel.title': 'Redactie',
  'controlPanel.edit': 'Bewerken',
  'controlPanel.noEdit': 'Deze pagina heeft geen plaats in het CMS.',
  'controlPanel.texts': 'Teksten op deze pagina ({{count}})',
  'controlPanel.find': 'Zoek in de teksten',
  'controlPanel.change': 'Wijzig {{key}}',
  'controlPanel.disable': 'Zet uit',
  'controlPanel.preview': 'Voorbeeld',
  'controlPanel.previewText': 'U ziet wat nog niet is gepubliceerd. Niemand anders ziet dit.',
  'controlPanel.leave': 'Naar de gepubliceerde pagina',
} as const;

export type EditorWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly editor: EditorWords;
  }
}
