import type { PressWords } from '#ui/words/press/nl.ts';

/** The English words of the press pages. */
export const en: PressWords = {
  'press.release': 'Press release',
  'press.contact': 'Press contact',
  'press.attachments': 'Downloads',
  'press.pictures': 'Press images',
  'press.credit': 'Image: {{credit}}.',
  'press.sizes': 'Download (sizes in pixels)',
  'press.size': '{{width}} × {{height}}',
  'press.archive': 'Everything in one file',
  'press.archiveSize': 'zip, {{megabytes}} MB',
  'press.years': 'Releases by year',
  'press.allYears': 'All years',
  'press.emptyYear': 'No press releases from this year.',
  'press.end': 'Ends',
  'press.more': 'More news',
  'press.all': 'All press releases',
  'press.latest': 'Latest news',
  'press.list': 'Press releases',
  'press.empty': 'There is no news yet.',
  'press.unavailable': 'We can’t show the press releases just now. Please call us instead.',
};
