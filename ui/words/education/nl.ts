/** The Dutch words of the education pages. */
export const nl = {
  'education.schools': 'Kies uw schoolsoort',
  'education.all': 'Alle scholen',
  'education.count_one': '{{count}} productie',
  'education.count_other': '{{count}} producties',
  'education.school.regularPrimary': 'Basisonderwijs',
  'education.school.special': 'Speciaal onderwijs',
  'education.school.vmbo': 'Vmbo',
  'education.school.havoVwo': 'Havo en vwo',
  'education.school.mbo': 'Mbo',
  'education.school.none': 'Voor iedereen',
  'education.years': 'Kies het jaar',
  'education.allYears': 'Alle jaren',
  'education.also': 'ook voor {{schools}}',
  'education.yours': 'Voor uw school',
  'education.forWhom': 'Voor wie',
  'education.groupSize': 'Groepsgrootte',
  'education.maxPupils': 'tot {{count}} leerlingen',
  'education.length': 'Duur',
  'education.minutes': '{{count}} minuten',
  'education.price': 'Prijs',
  'education.perPupil': 'per leerling',
  'education.mornings': 'Data',
  'education.noMoments': 'Er is nu niets gepland. Bel gerust: vaak kan er meer dan er staat.',
  'education.howTo':
    'Boeken gaat met een schoolaccount. Hebt u er nog geen, dan maakt u er een bij uw eerste boeking.',
  'education.login': 'Log in als school',
  'education.loggedIn': 'U bent ingelogd met een schoolaccount voor {{school}}.',
  'education.loggedInAs': 'U bent ingelogd als {{name}}.',
  'education.loginToSee': 'Log in en zie wat uw school kan boeken',
  'education.offer.bookable': 'Te boeken',
  'education.details': 'Gegevens van uw school',
  'education.chosen': 'Uw keuze',
  'education.book': 'Boek voor uw klas',
  'education.loginToBook': 'Log in om te boeken',
  'education.loginToBookTitle': 'Log in om te boeken: {{title}} op {{date}}',
  'education.bookTitle': 'Boek {{title}} op {{date}}',
  'education.waitingList': 'Wachtlijst',
  'education.offer.afterLogin': 'Scholen boeken na inloggen',
  'education.offer.forYou': 'Te boeken voor uw school',
  'education.offer.otherSchools': 'Niet voor uw schoolsoort',
  'education.offer.full': 'Volgeboekt',
  'education.offer.opens': 'Te boeken vanaf {{date}}',
  'education.offer.closed': 'Boeken is gesloten',
  'education.offer.unknown': 'Boeken op aanvraag',
  'education.lesson': 'De les voor het digibord',
  'education.lessonText': 'Om vooraf of achteraf te doen, in uw eigen lokaal.',
  'education.practical': 'Goed om te weten',
  'education.related': 'Ook voor deze klas',
  'education.allProductions': 'Alle producties',
} as const;

export type EducationWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly education: EducationWords;
  }
}
