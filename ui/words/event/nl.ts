/** The Dutch words of a concert's page. */
export const nl = {
  'event.programme': 'Programma',
  'event.programmeOrder': 'Programma in volgorde',
  'event.performers': 'Uitvoerenden',
  'event.tickets': 'Kaarten',
  'event.prices': 'Prijzen per rang',
  'event.ownPrices': 'U bent ingelogd: uw eigen prijs staat in kleur.',
  'event.loginToOrder': 'Bent u Vriend? Log in en bestel nu',
  'event.noTicket': 'U hebt geen kaart nodig.',
  'event.noPrices': 'De prijzen zijn nog niet bekend.',
  'event.about': 'Toelichting',
  'event.plate': 'Dit concert heeft een eigen figuur, berekend uit zijn nummer in de agenda: {{number}}.',
  'event.length': '{{count}} minuten',
  'event.lengthWithInterval': '{{count}} minuten met pauze',
  'event.lengthWithoutInterval': '{{count}} minuten zonder pauze',
  'event.related': 'Misschien ook iets voor u',
  'event.inSeries': 'In de serie',
  'offer.presale': 'Voor Vrienden vanaf {{friends}}, voor iedereen vanaf {{everyone}}',
  'offer.presaleYours': 'Uw voorverkoop is open. Voor iedereen vanaf {{everyone}}',
  'offer.presaleForFriends': 'Voorverkoop voor Vrienden vanaf {{friends}}',
  'offer.presaleYoursAlone': 'Uw voorverkoop is open',
  'event.rank.gold': 'Goud',
  'event.rank.1p': 'Podium',
} as const;

export type EventWords = { readonly [key in keyof typeof nl]: string };
