/** The Dutch words of the form of a school's details. */
export const nl = {
  'educationUser.title': 'Gegevens van uw school',
  'educationUser.introduction':
    'Dit is wat onze kassa van uw school weet. Klopt er iets niet, verbeter het dan hier; uw volgende boeking gebruikt de nieuwe gegevens.',
  'educationUser.waiting': 'Een ogenblik…',
  'educationUser.login.title': 'Log eerst in',
  'educationUser.login.text':
    'Log in bij de kassa voor scholen, met het account waarmee u boekt. Daarna komt u hier terug en staan de gegevens van uw school klaar.',
  'educationUser.login.button': 'Log in bij de scholenkassa',
  'educationUser.noSchool.title': 'Dit account hoort niet bij een school',
  'educationUser.noSchool.text':
    'U bent ingelogd, maar niet als school. Boekt u voor een school, log dan in met het account van de school.',
  'educationUser.unanswered.title': 'De scholenkassa is niet bereikbaar',
  'educationUser.unanswered.text':
    'Wij kunnen de gegevens van uw school nu niet ophalen. Er is niets veranderd; probeer het zo nog eens.',
  'educationUser.unanswered.retry': 'Probeer opnieuw',
  'educationUser.group.school': 'De school',
  'educationUser.group.address': 'Het adres',
  'educationUser.group.contact': 'Contact',
  'educationUser.schoolName': 'Naam van de school',
  'educationUser.schoolPlace': 'Plaats van de school',
  'educationUser.schoolType': 'Soort onderwijs',
  'educationUser.schoolType.choose': 'Kies een soort',
  'educationUser.schoolType.po': 'Basisonderwijs',
  'educationUser.schoolType.so': 'Speciaal onderwijs',
  'educationUser.schoolType.vmbo': 'Vmbo',
  'educationUser.schoolType.havo-vwo': 'Havo en vwo',
  'educationUser.schoolType.mbo': 'Mbo',
  'educationUser.street': 'Straat',
  'educationUser.houseNumber': 'Huisnummer',
  'educationUser.addition': 'Toevoeging',
  'educationUser.zipCode': 'Postcode',
  'educationUser.city': 'Plaats',
  'educationUser.email': 'E-mailadres',
  'educationUser.send': 'Bewaar de gegevens',
} as const;

export type EducationUserWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly 'education-user': EducationUserWords;
  }
}
