import type { EventWords } from '#ui/words/event/nl.ts';

/** The English words of a concert's page. */
export const en: EventWords = {
  'event.programme': 'Programme',
  'event.programmeOrder': 'Programme in order',
  'event.performers': 'Performers',
  'event.tickets': 'Tickets',
  'event.prices': 'Prices by rank',
  'event.ownPrices': 'You are logged in: your own price is in colour.',
  'event.loginToOrder': 'Are you a friend? Log in and order now',
  'event.noTicket': 'No ticket is needed.',
  'event.noPrices': 'Prices are not known yet.',
  'event.about': 'About the music',
  'event.plate':
    'This concert has a figure of its own, computed from its number in the calendar: {{number}}.',
  'event.related': 'Perhaps next',
  'event.inSeries': 'In the series',
  'offer.presale': 'For friends from {{friends}}, for everyone from {{everyone}}',
  'offer.presaleYours': 'Your presale is open: order now, everyone else from {{everyone}}',
  'offer.presaleForFriends': 'In presale only, for friends from {{friends}}',
  'offer.presaleYoursAlone': 'Your presale is open: order now',
  'event.rank.gold': 'Gold',
  'event.rank.1p': '1p, on stage',
};
