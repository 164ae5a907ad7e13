/** The Dutch words of what is personal: favourites, logging in, the VIP card. */
export const nl = {
  'favourites.invitation.title': 'Eerst even inloggen',
  'favourites.invitation.text':
    'Wat u bewaart, hoort bij uw account bij de kassa. Zo vindt u het terug, op welk apparaat u ook kijkt.',
  'favourites.invitation.then_one': 'Log in en het concert dat u koos staat meteen op uw lijst.',
  'favourites.invitation.then_other': 'Log in en de concerten die u koos staan meteen op uw lijst.',
  'favourites.invitation.chosen': 'U koos: {{title}}',
  'favourites.invitation.chosenSeveral': 'U koos {{count}} concerten',
  'favourites.invitation.login': 'Log in bij de kassa',
  'favourites.invitation.later': 'Nu niet',
  'favourites.close': 'Sluiten',
  'favourites.notice.label': 'Bericht over uw lijst',
  'offline.line': 'U bent offline. Wat u hebt geopend, blijft leesbaar.',
  'favourites.notice.saved': '{{title}} staat op uw lijst.',
  'favourites.notice.removed': '{{title}} is van uw lijst gehaald.',
  'favourites.notice.savedSeveral_one': 'Het concert staat op uw lijst.',
  'favourites.notice.savedSeveral_other': 'De {{count}} concerten staan op uw lijst.',
  'favourites.notice.savedAfterLogin_one': 'Welkom. Het concert dat u koos staat op uw lijst.',
  'favourites.notice.savedAfterLogin_other': 'Welkom. De {{count}} concerten die u koos staan op uw lijst.',
  'favourites.notice.notSaved':
    'Uw keuze kon niet worden bewaard. Uw lijst is ongewijzigd; probeer het zo nog eens.',
  'favourites.notice.notLoaded':
    'Uw lijst kon niet worden opgehaald. Bij uw volgende keuze proberen wij het opnieuw.',
  'favourites.notice.undo': 'Ongedaan maken',
  'favourites.notice.dismiss': 'Sluit dit bericht',
  'favourites.season': 'Uw lijst',
  'favourites.login.title': 'Log in voor uw lijst',
  'favourites.login.text':
    'Bewaar de concerten die u wilt horen en vind ze hier bij elkaar. U logt in bij de kassa; daarna bent u meteen weer hier.',
  'favourites.login.button': 'Log in bij de kassa',
  'favourites.login.browse': 'Blader eerst door de agenda',
  'favourites.waiting': 'Een ogenblik…',
  'favourites.silent.title': 'De kassa is niet bereikbaar',
  'favourites.silent.text':
    'Wij kunnen nu niet zien wie u bent. Er is niets kwijt; probeer het over een paar minuten nog eens.',
  'favourites.unknown.title': 'Uw lijst is even niet op te halen',
  'favourites.unknown.text': 'Er is niets kwijt. Probeer het zo nog eens.',
  'favourites.unknown.retry': 'Probeer opnieuw',
  'favourites.empty.title': 'Nog niets bewaard',
  'favourites.empty.browse': 'Naar de agenda',
  'favourites.count_one': '{{count}} concert',
  'favourites.count_other': '{{count}} concerten',
  'favourites.calendar': 'Zet in mijn agenda',
  'favourites.share': 'Deel deze lijst',
  'favourites.shared': 'De lijst is gekopieerd.',
  'favourites.notShared': 'De lijst kon niet worden gekopieerd; uw browser staat het niet toe.',
  'favourites.noCalendar':
    'Het agendabestand kon niet worden gemaakt. Controleer uw verbinding en probeer het opnieuw.',
  'favourites.shareText': 'Mijn concerten in {{hall}}',
  'favourites.print': 'Afdrukken',
  'favourites.past': 'Geweest',
  'favourites.missing_one': 'Eén bewaard concert heeft geen pagina meer.',
  'favourites.missing_other': '{{count}} bewaarde concerten hebben geen pagina meer.',
  'vip.number': 'VIP-KAART-nummer',
  'vip.hint': '6 tot 20 cijfers, op de achterkant van uw kaart',
  'vip.check': 'Controleer',
  'vip.checking': 'Uw kaart wordt gecontroleerd',
  'vip.login': 'Log in of maak een account',
} as const;

export type PersonalWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly personal: PersonalWords;
  }
}
