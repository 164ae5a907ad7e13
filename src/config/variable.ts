import { statSync } from 'node:fs';
import * as v from 'valibot';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** The values of variables, by the name of the variable. */
export type VariableValues = Readonly<Record<string, unknown>>;

/** What a row of the table of settings says besides its name and the kind of its values. */
interface VariableFacts {
  /** In Markdown; links are relative to `docs/`. */
  readonly meaning: string;
  /** A value for `.env.example`. A secret has none. */
  readonly example?: string;
  /**
   * The text that is parsed where the variable is not set; without it an empty one. A function makes it of other values: those with a
   * constant default, and those in rows above.
   */
  readonly default?: string | ((values: VariableValues) => string);
  /** The default in Markdown, where it is no constant. */
  readonly defaultText?: string;
  /** Whether the default is a value of the sandbox, of which production is warned. */
  readonly usesSandbox?: boolean;
  /** Why the value cannot be used beside those of other variables, if it cannot. */
  readonly refuse?: (values: VariableValues) => string | false;
}

/** What the kind of its values says of a variable. */
interface KindFacts {
  /** The values that are accepted, as the end of "it is not …". */
  readonly values: string;
  /** A secret is in no error, and may be in a file instead (`{name}_FILE`). */
  readonly isSecret?: boolean;
  /** Whether a variable that is set to nothing counts as not set. */
  readonly isUnsetIfEmpty?: boolean;
}

/** An environment variable: a row of the table of settings. */
export interface Variable<TValue = unknown> extends VariableFacts, KindFacts {
  readonly name: string;
  readonly schema: v.GenericSchema<string, TValue>;
}

/** A row of the table, with values of one of the kinds below. */
export function variable<TValue>(
  name: string,
  schema: v.GenericSchema<string, TValue>,
  facts: VariableFacts,
): Variable<TValue> {
  // The metadata of a kind are its facts.
  return { name, schema, ...(v.getMetadata(schema) as unknown as KindFacts), ...facts };
}

const trimmed = v.pipe(v.string(), v.trim());

/** A text of this form. */
export function text(values: string, isValid: (input: string) => boolean = () => true) {
  return v.pipe(
    trimmed,
    v.check(isValid, ({ input }) => `"${input}" is not ${values}`),
    v.metadata({ values }),
  );
}

/** A text of this form that no error repeats; empty: there is none. */
export function secret(values: string, isValid: (input: string) => boolean = () => true) {
  return v.pipe(
    trimmed,
    v.check((input) => input === '' || isValid(input), `it is not ${values}`),
    v.metadata({ values, isSecret: true }),
  );
}

/** The characters of a bearer token (RFC 6750). */
export function bearerToken() {
  return secret('a token of at least 16 letters, digits and -._~+/', (token) =>
    /^[\w.~+/-]{16,}=*$/.test(token),
  );
}

/** An http(s) address, without the slashes at its end. */
function addressWhere(isValid: (url: string) => boolean) {
  const values = 'an http(s) address';
  return v.pipe(
    trimmed,
    v.transform((url) => url.replace(/\/+$/, '')),
    v.check(isValid, ({ input }) => {
      // An address with credentials is never printed.
      const shown = input.includes('@') ? 'it' : `"${input}"`;
      return `${shown} is not ${values} without credentials, query and fragment`;
    }),
    v.metadata({ values }),
  );
}

/** An http(s) address, or nothing. */
export function address() {
  return addressWhere((url) => url === '' || isHttpBaseUrl(url));
}

/** A public origin: pages have fixed paths, so the site cannot be served under a prefix. */
export function origin() {
  return v.pipe(
    addressWhere(isHttpBaseUrl),
    v.check(
      (url) => !isHttpBaseUrl(url) || new URL(url).pathname === '/',
      ({ input }) => `"${input}" has a path: the site stands at the root of its host`,
    ),
  );
}

/** The ports that browsers refuse to request ("bad ports", https://fetch.spec.whatwg.org/#port-blocking), without 0: any free port. */
export const portsBlockedByBrowsers: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The first of `count` consecutive ports, none of which browsers refuse. 0: free ports. */
export function port(count = 1) {
  const last = 65_536 - count;
  const findBlocked = (first: number) =>
    Array.from({ length: first === 0 ? 0 : count }, (_, index) => first + index).find((one) =>
      portsBlockedByBrowsers.has(one),
    );
  return v.pipe(
    text(`a port number from 0 to ${last}`, (digits) => /^\d+$/.test(digits) && Number(digits) <= last),
    v.transform(Number),
    v.check(
      (first) => findBlocked(first) === undefined,
      ({ input }) => `browsers do not open port ${findBlocked(input)}`,
    ),
    v.metadata({ isUnsetIfEmpty: true }),
  );
}

/** A whole number, 0 if it is empty; `unit` is that of the number (`milliseconds`). */
export function wholeNumber(min: number, max: number, unit?: string) {
  return v.pipe(
    text(`a whole number ${unit ? `of ${unit} ` : ''}from ${min} to ${max}`, (digits) => {
      const number = Number(digits);
      return Number.isInteger(number) && number >= min && number <= max;
    }),
    v.transform(Number),
  );
}

/** A boolean, written as a digit. */
export function onOff() {
  return v.pipe(
    text('1 (on) or 0 (off)', (digit) => /^[01]$/.test(digit)),
    v.transform((digit) => digit === '1'),
    v.metadata({ isUnsetIfEmpty: true }),
  );
}

/** One of these words. */
export function oneOf<const TWord extends string>(...words: readonly TWord[]) {
  const values = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    words.map((word) => word || 'empty'),
  );
  return v.pipe(
    trimmed,
    v.picklist(words, ({ input }) => `"${input}" is not ${values}`),
    v.metadata({ values }),
  );
}

/** The path of an existing folder, or nothing. */
export function folder() {
  return text(
    'a folder that exists',
    (path) => path === '' || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

/** Several texts with a separator between them; empty ones do not count. */
export function list(values: string, separator: RegExp) {
  return v.pipe(
    text(values),
    v.transform((input) => input.split(separator).filter(Boolean)),
  );
}

/** A query string; `parse` returns undefined for one that is invalid. */
export function queryString<TValue>(values: string, parse: (pairs: QueryPairs) => TValue | undefined) {
  return v.pipe(
    trimmed,
    v.rawTransform<string, TValue>(({ dataset, addIssue, NEVER }) => {
      const value = parse([...new URLSearchParams(dataset.value)]);
      if (value !== undefined) return value;
      addIssue({ message: `"${dataset.value}" is not ${values}` });
      return NEVER;
    }),
    v.metadata({ values }),
  );
}

/** Whether it is an absolute URL with one of these schemes (`https:`) and without white space. */
export function isAbsoluteUrl(url: string, schemes: readonly string[]): boolean {
  return URL.canParse(url) && !/\s/.test(url) && schemes.includes(new URL(url).protocol);
}

function isHttpBaseUrl(url: string): boolean {
  if (!isAbsoluteUrl(url, ['http:', 'https:'])) return false;
  const { username, password, search, hash } = new URL(url);
  return `${username}${password}${search}${hash}` === '';
}
