/** The Dutch words of a concert's page. */
export const nl = {
  'event.programme': 'Programma',
  'event.programmeOrder': 'Programma in volgorde',
  'event.performers': 'Uitvoerenden',
  'event.tickets': 'Kaarten',
  'event.prices': 'Prijzen per rang',
  'event.ownPrices': 'U bent ingelogd: uw eigen prijs staat in kleur.',
  'event.loginToOrder': 'Bent u vriend? Log in en bestel nu',
  'event.noTicket': 'U hebt geen kaart nodig.',
  'event.noPrices': 'De prijzen zijn nog niet bekend.',
  'event.about': 'Toelichting',
  'event.plate': 'Dit concert heeft een eigen figuur, berekend uit zijn nummer in de agenda: {{number}}.',
  'event.related': 'Hierna misschien',
  'event.inSeries': 'In de serie',
  'offer.presale': 'Voor vrienden vanaf {{friends}}, voor iedereen vanaf {{everyone}}',
  'offer.presaleYours': 'Voorverkoop voor u: bestel nu, iedereen kan terecht vanaf {{everyone}}',
  'offer.presaleForFriends': 'Alleen in voorverkoop, voor vrienden vanaf {{friends}}',
  'offer.presaleYoursAlone': 'Voorverkoop voor u: bestel nu',
  'event.rank.gold': 'Goud',
  'event.rank.1p': '1p, podium',
} as const;

export type EventWords = { readonly [key in keyof typeof nl]: string };
