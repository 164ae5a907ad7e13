import fc from 'fast-check';

const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '%09',
    '%00',
    '%',
    '%ff',
    '%c0%ae',
    '\t',
    '\n',
    '\r',
    '\0',
  ],
  ...[
    'javascript:',
    'data:',
    'vbscript:',
    'https:',
    'http://',
    'https://',
    'mailto:',
    '@',
    ':',
    '#',
    '?',
    '&',
  ],
  ...[
    'evil.test',
    'www.klankhuis.example',
    'en',
    'nl',
    'concerten',
    'a',
    ' ',
    '\u00a0',
    '\u3002',
    '\u2028',
    '\ud800',
    'é',
  ],
];

/** Texts made of what has broken URL readers before, and now and then of anything at all. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
