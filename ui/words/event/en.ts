import type { EventWords } from '#ui/words/event/nl.ts';

/** The English words of a concert's page. */
export const en: EventWords = {
  'event.programme': 'Programme',
  'event.programmeOrder': 'Programme in order',
  'event.performers': 'Performers',
  'event.tickets': 'Tickets',
  'event.prices': 'Prices by band',
  'event.ownPrices': 'You are logged in: your own price is in colour.',
  'event.loginToOrder': 'Are you a Friend? Log in and book now',
  'event.noTicket': 'No ticket is needed.',
  'event.noPrices': 'Prices are not known yet.',
  'event.about': 'About the music',
  'event.plate':
    'This concert has a figure of its own, computed from its number in the calendar: {{number}}.',
  'event.allPrices': 'Prices',
  'event.yourPrice': 'Your price',
  'event.saving': 'you save {{amount}}',
  'event.length': '{{count}} minutes',
  'event.lengthWithInterval': '{{count}} minutes with an interval',
  'event.lengthWithoutInterval': '{{count}} minutes without an interval',
  'event.related': 'You might also like',
  'event.inSeries': 'In the series',
  'offer.presale': 'For Friends from {{friends}}, for everyone from {{everyone}}',
  'offer.presaleYours': 'Your presale is open. For everyone from {{everyone}}',
  'offer.presaleForFriends': 'Friends’ presale from {{friends}}',
  'offer.presaleYoursAlone': 'Your presale is open',
  'event.rank.gold': 'Gold',
  'event.rank.1p': 'Stage seats',
};
