import { IANAZone } from 'luxon';
import { type LanguageTag, type Locale, locales } from '#domain/locale/locale.ts';

/** A question about a new hall: an option of the command line, or asked in a terminal. */
interface Question {
  readonly text: string;
  readonly initial: string;
  /** What is wrong with an answer; undefined: nothing. */
  readonly findProblem: (answer: string) => string | undefined;
}

const cmsKinds = ['folder', 'wire'];
const ticketingKinds = ['links', 'postMessage', 'none'];

/** Every question whose default is the same for all halls. */
export const questions = {
  zone: {
    text: 'Time zone',
    initial: 'Europe/Amsterdam',
    findProblem: (zone) => (IANAZone.isValidZone(zone) ? undefined : 'is no IANA time zone'),
  },
  currency: {
    text: 'Currency',
    initial: 'EUR',
    findProblem: (code) =>
      Intl.supportedValuesOf('currency').includes(code) ? undefined : 'is no ISO 4217 code of a currency',
  },
  languages: {
    text: 'Languages, the first without prefix in addresses (nl, en, or with a country: en-US)',
    initial: locales.join(','),
    findProblem: findLanguagesProblem,
  },
  cms: { text: 'CMS (folder, or wire: an API)', initial: 'folder', findProblem: oneOf(cmsKinds) },
  ticketing: {
    text: 'Ticketing (links of the concerts, postMessage: a frame, or none: all is free)',
    initial: 'links',
    findProblem: oneOf(ticketingKinds),
  },
} as const satisfies Readonly<Record<string, Question>>;

/** The answers, by question. */
export type HallAnswers = Readonly<Record<keyof typeof questions | 'name' | 'contact', string>>;

/** Asks one question in a terminal, until `validate` returns true for the answer, and not a sentence. */
export type Ask = (question: {
  readonly message: string;
  readonly default: string;
  readonly validate: (answer: string) => true | string;
}) => Promise<string>;

/**
 * The answers to all questions: from the options, else asked, else the default, which is `initial` for the name and the contact. Without `ask`
 * there is no terminal. Throws a sentence for the first invalid option.
 */
export async function readAnswers(
  initial: Pick<HallAnswers, 'name' | 'contact'>,
  options: Partial<HallAnswers>,
  ask?: Ask,
): Promise<HallAnswers> {
  const all = {
    name: { text: 'Name', initial: initial.name, findProblem: () => undefined },
    ...questions,
    contact: { text: 'Contact in security.txt', initial: initial.contact, findProblem: findContactProblem },
  };
  const answers: Record<string, string> = {};
  for (const [key, question] of Object.entries<Question>(all)) {
    answers[key] = await answerOf(key, question, options[key as keyof HallAnswers], ask);
  }
  return answers as HallAnswers;
}

async function answerOf(
  key: string,
  { text, initial, findProblem }: Question,
  option: string | undefined,
  ask: Ask | undefined,
): Promise<string> {
  const validate = (answer: string) => {
    const problem = findProblem(answer);
    return problem === undefined || `--${key}: "${answer}" ${problem}.`;
  };
  if (option === undefined && ask) return ask({ message: text, default: initial, validate });
  const verdict = validate(option ?? initial);
  if (verdict !== true) throw new Error(verdict);
  return option ?? initial;
}

/** The tags of the languages of an answer: `nl-NL` and `en-US` of `nl,en-US`; a language without a country has that of Het Klankhuis. */
export function toLanguageTags(languages: string): readonly LanguageTag[] {
  const usual: Readonly<Record<Locale, LanguageTag>> = { nl: 'nl-NL', en: 'en-GB' };
  return languages.split(',').map((name) => usual[name as Locale] ?? (name as LanguageTag));
}

/** The language of a tag. */
export function readLanguage(tag: LanguageTag): Locale {
  return tag.slice(0, 2) as Locale;
}

function findLanguagesProblem(languages: string): string | undefined {
  const names = languages.split(',');
  const written = names.map((name) => locales.find((locale) => name === locale || isTagOf(locale, name)));
  if (written.includes(undefined)) {
    return `names a language in which the site has no texts: it has ${locales.join(' and ')}, each alone or with a country (en-US)`;
  }
  return new Set(written).size < names.length ? 'names a language twice' : undefined;
}

function isTagOf(locale: Locale, name: string): boolean {
  return new RegExp(`^${locale}-[A-Z]{2}$`).test(name);
}

function findContactProblem(contact: string): string | undefined {
  return /^(?:mailto:.+@|https:\/\/)\S+$/.test(contact) ? undefined : 'is no mailto: or https: address';
}

function oneOf(kinds: readonly string[]): Question['findProblem'] {
  return (answer) => (kinds.includes(answer) ? undefined : `is none of ${kinds.join(', ')}`);
}
