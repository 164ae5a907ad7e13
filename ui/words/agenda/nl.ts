/** The Dutch words of the agenda for other sites and programs. */
export const nl = {
  'agenda.title': '{{title}}, {{hall}}',
  'agenda.generated': 'Stand van {{moment}}.',
  'agenda.onSite': 'Dezelfde lijst op de site:',
  'agenda.next': 'Het vervolg:',
  'agenda.all': 'Bekijk alle {{count}} in de agenda',
  'poster.title': 'Het seizoen op één vel',
  'poster.lead_one': 'Eén {{performance}}, op {{day}}.',
  'poster.lead_other':
    '{{count}} concerten, van {{day}} tot en met {{end}}. Elk heeft een eigen figuur, en elke figuur leidt naar het concert.',
  'poster.states':
    'Een gestippelde figuur is nog niet in de verkoop, een grijze uitverkocht of verplaatst, een streep geannuleerd.',
  'poster.size': 'Grootte',
  'poster.small': 'Klein',
  'poster.medium': 'Middel',
  'poster.large': 'Groot',
  'poster.paper': 'Papier',
  'poster.fits': 'Alles past op één vel.',
  'poster.list': 'Als lijst',
  'llms.language': 'Nederlands',
  'llms.onSite': 'de komende {{performances}}, met filters',
  'llms.markdown': 'Agenda als tekst',
  'llms.markdown.text':
    'de komende {{performances}} in Markdown, honderd per deel: dag, tijd, zaal, musici, prijs en stand van de verkoop',
  'llms.json': 'Agenda als gegevens',
  'llms.json.text': 'dezelfde {{performances}} in JSON, met programma en toegankelijkheid',
  'llms.calendar': 'Agenda als iCalendar',
  'llms.calendar.text': 'de komende driehonderd {{performances}}, om op te abonneren',
  'llms.embed': 'Agenda om te tonen',
  'llms.embed.text': 'een pagina voor een iframe, op sites waarmee dat is afgesproken',
  'llms.filters':
    'Deze adressen nemen de filters van de agenda aan, bijvoorbeeld `?keyword=Mahler&maxPrice=40`; de pagina van elk concert heeft ook een kalender, op haar adres met `.ics`.',
  'llms.visit': 'de weg naar de zaal',
  'llms.search': 'zoeken in {{performances}}, series en verhalen, met `?search=`',
  'llms.sitemap': 'Alle pagina’s',
  'llms.sitemap.text': 'de sitemap, in beide talen',
} as const;

export type AgendaWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly agenda: AgendaWords;
  }
}
