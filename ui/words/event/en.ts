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
  'event.notice.cancelled': 'This concert has been cancelled.',
  'event.notice.cancelled.text':
    'If you had tickets, you will be refunded automatically; there is nothing you need to do. Questions? Call the box office:',
  'event.notice.moved': 'This concert has been moved.',
  'event.notice.movedTo': 'This concert has been moved to {{date}}.',
  'event.notice.moved.text':
    'Your tickets remain valid. If you can’t come then, the box office will refund you:',
  'event.notice.moved.unknown':
    'The new date is not known yet. Your tickets remain valid. Questions? Call the box office:',
  'event.notice.moved.link': 'Go to the new date',
  'event.notice.over': 'This concert is over.',
  'event.notice.over.next': 'It will be played once more.',
  'event.notice.over.text': 'You can still read about the programme and the music here.',
  'event.notice.over.story': 'Read about the music',
  'event.notice.soldOut': 'This concert is sold out.',
  'event.notice.soldOut.waiting': 'Join the waiting list for a chance of a returned ticket.',
  'event.notice.soldOut.text': 'Tickets are sometimes returned. Ask the box office:',
  'event.notice.ended': 'Online sales have closed.',
  'event.notice.few': 'A few tickets are left, at the box office only.',
  'event.notice.boxOffice':
    'The box office can tell you whether there are tickets left. It is open Tuesday to Saturday, 12:00 to 18:00, and for an hour before every concert.',
  'event.notice.notScheduled': 'This concert is not on sale yet.',
  'event.notice.notScheduled.text':
    'The start of sales has not been announced. Our newsletter will be the first to tell you.',
  'event.notice.saleCalendar': 'Add to my calendar',
  'event.notice.next': 'Also on {{date}}',
  'event.notice.other': 'Choose another concert',
  'event.rank.gold': 'Gold',
  'event.rank.1p': 'Stage seats',
};
