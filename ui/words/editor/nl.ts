/** The Dutch words of the editors’ tools. Those of the control panel are left out of the texts it lists. */
export const nl = {
  'controlPanel.title': 'Redactie',
  'controlPanel.edit': 'Bewerken',
  'controlPanel.noEdit': 'Deze pagina heeft geen plaats in het CMS.',
  'controlPanel.texts': 'Teksten op deze pagina ({{count}})',
  'controlPanel.find': 'Zoek in de teksten',
  'controlPanel.change': 'Wijzig {{key}}',
  'controlPanel.move': 'Verplaats',
  'controlPanel.pick': 'Wijs een tekst aan',
  'controlPanel.picking': 'Klik op een tekst van de pagina. Escape stopt.',
  'controlPanel.unlisted': 'Deze tekst hoort bij de inhoud van de pagina: gebruik een link hierboven.',
  'controlPanel.show': 'Toon',
  'controlPanel.showText': 'Toon {{key}} op de pagina',
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
