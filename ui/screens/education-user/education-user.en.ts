import type { EducationUserWords } from '#ui/screens/education-user/education-user.nl.ts';

/** The English words of the form of a school's details. */
export const en: EducationUserWords = {
  'educationUser.title': 'Your school’s details',
  'educationUser.introduction':
    'These are the details our box office has for your school. If anything is wrong, correct it here; your next booking will use the new details.',
  'educationUser.waiting': 'One moment…',
  'educationUser.login.title': 'Please log in first',
  'educationUser.login.text':
    'Log in at the schools’ box office with the account you book with. You’ll come straight back here, with your school’s details filled in.',
  'educationUser.login.button': 'Log in at the schools’ box office',
  'educationUser.noSchool.title': 'This account does not belong to a school',
  'educationUser.noSchool.text':
    'You’re logged in, but not as a school. To book for a school, please log in with the school’s account.',
  'educationUser.unanswered.title': 'We can’t reach the schools’ box office',
  'educationUser.unanswered.text':
    'We can’t load your school’s details just now. Nothing has changed; please try again in a moment.',
  'educationUser.unanswered.retry': 'Try again',
  'educationUser.group.school': 'The school',
  'educationUser.group.address': 'The address',
  'educationUser.group.contact': 'Contact',
  'educationUser.schoolName': 'School name',
  'educationUser.schoolPlace': 'School town',
  'educationUser.schoolType': 'Type of school',
  'educationUser.schoolType.choose': 'Choose a type',
  'educationUser.schoolType.po': 'Primary education',
  'educationUser.schoolType.so': 'Special education',
  'educationUser.schoolType.vmbo': 'Vmbo (pre-vocational)',
  'educationUser.schoolType.havo-vwo': 'Havo and vwo (general secondary)',
  'educationUser.schoolType.mbo': 'Mbo (vocational)',
  'educationUser.street': 'Street',
  'educationUser.houseNumber': 'House number',
  'educationUser.addition': 'Suffix',
  'educationUser.zipCode': 'Postcode',
  'educationUser.city': 'Town',
  'educationUser.email': 'Email address',
  'educationUser.send': 'Save the details',
};
