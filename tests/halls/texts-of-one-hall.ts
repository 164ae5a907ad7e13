/**
 * The texts of the site that speak of one hall: its figures, its box office, its Friends. Every example replaces those
 * that its pages can show (`translations` of `global.{locale}.json`); `docs/how-to/start-another-hall.md` names them all.
 */
export const textsOfOneHall = {
  /** Shown by any hall. */
  everywhere: [
    'breadcrumbs.events',
    'error.call',
    'event.notice.boxOffice',
    'event.notice.cancelled.text',
    'event.notice.few',
    'event.notice.moved.text',
    'event.notice.moved.unknown',
    'event.notice.notScheduled.newsletter',
    'event.notice.soldOut.text',
    'event.plate',
    'events.unavailable.text',
    'home.figures',
    'home.picksText',
    'series.unavailable.text',
  ],
  /** Shown only by a hall that asks for consent to measure. */
  withConsent: ['consent.counted'],
  /** Shown only by a hall with a ticketing in a frame (`TIX_URL`) or favourites (`BRIDGE_URL`). */
  withTicketing: [
    'educationUser.introduction',
    'educationUser.login.button',
    'educationUser.login.text',
    'educationUser.unanswered.title',
    'event.loginToOrder',
    'event.lottery',
    'favourites.invitation.login',
    'favourites.invitation.text',
    'favourites.login.button',
    'favourites.login.text',
    'favourites.silent.title',
    'offer.presale',
    'offer.presaleForFriends',
    'offer.presaleFriendsNow',
    'offer.presaleFriendsOnly',
    'vip.logIn',
    'vip.number',
    'vipCard.notChecked',
    'vipCard.notLoggedIn',
    'vipCard.notValid',
    'vipCard.verified',
  ],
} as const;
