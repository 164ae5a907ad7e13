import type { PlantedByRule } from '#tests/architecture/planted/planted.ts';

/** Time, randomness, asynchronous code, side effects, and memory on the server. */
export const plantedPurity: PlantedByRule = {
  'time and random values come from adapters/system': [
    ['src/routes.tsx', 'const now = Date.now;', '1 takes Date.now directly'],
    ['ui/layout/footer.tsx', 'const year = new Date().getFullYear();', '1 takes new Date() directly'],
    ['tests/domain/sale.test.ts', 'const seed = Math.random();', '1 takes Math.random directly'],
  ],
  'domain, ports and models use no network, browser or timer': [
    [
      'domain/listing/query.ts',
      'const read = (text: string) => new URLSearchParams(text);',
      '1 uses URLSearchParams directly',
    ],
    ['ports/cms.port.ts', 'type Answer = Promise<Response>;', '1 uses Response directly'],
    ['ui/stores/audio.store.ts', 'const width = window.innerWidth;', '1 uses window directly'],
  ],
  'the ui sends no requests': [
    ['ui/layout/header.tsx', "const answer = fetch('/');", '1 uses fetch directly'],
  ],
  'effects are in hooks': [
    [
      'ui/layout/header.tsx',
      "import { useEffect } from 'react';\nfunction Header() {\n  useEffect(() => {});\n}",
      '3 uses useEffect outside a hook',
    ],
    [
      'ui/layout/use-header.ts',
      'const user = () => React.useLayoutEffect(() => {});',
      '1 uses useLayoutEffect outside a hook',
    ],
  ],
  'the domain is synchronous': [['domain/sale/sale.ts', 'const wait = async () => 1;', '1 is asynchronous']],
  'the domain does not throw': [['domain/sale/sale.ts', "throw new Error('no');", '1 throws']],
  'domain values are plain data': [['domain/sale/sale.ts', 'class Sale {}', '1 declares a class']],
  'the domain writes no markup, header or cookie': [
    [
      'domain/room/plan.ts',
      'const plan = (lines: string) => `<path d="${lines}"/>`;',
      '1 writes markup: move it to ui/',
    ],
    [
      'domain/page/sharing.ts',
      "const type = ['og:type', 'website'];",
      '1 writes metadata of a page: move it to ui/head/',
    ],
    [
      'domain/event/entry.ts',
      "const entry = 'BEGIN:VEVENT';",
      '1 writes a calendar file: move it to adapters/icalendar/',
    ],
    [
      'domain/locale/choice.ts',
      'const cookie = (locale: string) => `language=${locale}; Max-Age=60`;',
      '1 writes an HTTP header or cookie: move it to the adapter',
    ],
  ],
  'a switch on kind is exhaustive by its return type': [
    ['ui/format/sale.ts', 'switch (sale.kind) {\n  default:\n}', '2 has a default for kind'],
  ],
  'C08 nothing that changes lives at the top of a file': [
    ['src/config.ts', 'export let last = 1;', '1 has a variable that all visitors share'],
    [
      'domain/sale/sale.ts',
      'const codes: number[] = [];\nexport const note = (code: number) => codes.splice(0, 1, code);',
      '2 has a variable that all visitors share',
    ],
    [
      'ui/format/moments.ts',
      'const texts = new Map<string, string>();\nexport const note = (text: string) => texts.set(text, text);',
      '2 has a variable that all visitors share',
    ],
    [
      'domain/time/zone.ts',
      "import { Settings } from 'luxon';\nexport const set = (zone: string) => (Settings.defaultZone = zone);",
      '2 has a variable that all visitors share',
    ],
    [
      'src/layout/header.ts',
      'const last = { title: 1 };\nexport const note = (title: number) => (last.title = title);',
      '2 has a variable that all visitors share',
    ],
  ],
  'C25 every cache on the server is limited in bytes': [
    [
      'adapters/http-server/pages/page-address-parser.ts',
      'const addresses = new LRUCache<string, string>({ max: 5000 });',
      '1 creates an LRUCache',
    ],
  ],
  'C28 each class of admission knows its client': [
    [
      'adapters/http-server/files/figure-routes.ts',
      "const picture = admission.run('picture', () => draw(), '');",
      '1 admits work of no client',
    ],
    [
      'adapters/http-server/files/generated-files.ts',
      "class Files {\n  index = () => this.#pipeline.admission.run('sitemap', write);\n}",
      '2 admits work of no client',
    ],
  ],
  'C25 a map on the server states what bounds it': [
    [
      'adapters/http-server/pages/page-address-parser.ts',
      'class PageAddresses {\n  readonly #targets = new Map<string, string>();\n}',
      '2 holds a Map for as long as the server runs',
    ],
  ],
};
