import type { AgendaWords } from '#ui/words/agenda/nl.ts';

/** The English words of the agenda for other sites and programs. */
export const en: AgendaWords = {
  'agenda.title': '{{title}}, {{hall}}',
  'agenda.generated': 'As of {{moment}}.',
  'agenda.onSite': 'The same list on the site:',
  'agenda.next': 'Continued at:',
  'agenda.all': 'See all {{count}} in the calendar',
  'poster.title': 'The season on one sheet',
  'poster.lead_one': 'One {{performance}}, on {{day}}.',
  'poster.lead_other':
    '{{count}} {{performances}}, from {{day}} to {{end}}. Each has a figure of its own, and every figure leads to its {{performance}}.',
  'poster.states':
    'A dotted figure is not on sale yet, a grey one is sold out or moved, a stroke is cancelled.',
  'poster.size': 'Size',
  'poster.small': 'Small',
  'poster.medium': 'Medium',
  'poster.large': 'Large',
  'poster.paper': 'Paper',
  'poster.fits': 'Everything fits on one sheet.',
  'poster.list': 'As a list',
  'llms.language': 'English',
  'llms.onSite': 'the coming {{performances}}, with filters',
  'llms.markdown': 'Calendar as text',
  'llms.markdown.text':
    'the coming {{performances}} in Markdown, a hundred at a time: day, time, room, performers, price and state of the sale',
  'llms.json': 'Calendar as data',
  'llms.json.text': 'the same {{performances}} in JSON, with programme and access',
  'llms.calendar': 'Calendar as iCalendar',
  'llms.calendar.text': 'the next three hundred {{performances}}, to subscribe to',
  'llms.embed': 'Calendar to show',
  'llms.embed.text': 'a page for an iframe, on sites with which that is agreed',
  'llms.filters':
    'These addresses take the filters of the calendar, for example `?keyword=Mahler&maxPrice=40`; the page of each {{performance}} has a calendar too, at its address with `.ics`.',
  'llms.visit': 'the way to the hall',
  'llms.search': 'search in {{performances}}, series and stories, with `?search=`',
  'llms.sitemap': 'All pages',
  'llms.sitemap.text': 'the sitemap, in both languages',
};
