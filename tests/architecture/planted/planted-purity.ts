import { line, type Planted } from '#tests/architecture/planted/planted.ts';

const chance = 'time and random values come from adapters/system';
const outside = 'domain, ports and models use no network, browser or timer';
const formats = 'the domain writes no markup, header or cookie';
const lasting = 'C08 nothing that changes lives at the top of a file';

/** Time, randomness, asynchronous code and side effects. */
export const plantedPurity: readonly Planted[] = [
  line(
    chance,
    'src/routes.tsx',
    'const now = Date.now;',
    '1 takes Date.now directly: use the Clock or Random port, or a parameter',
  ),
  line(
    chance,
    'ui/layout/footer.tsx',
    'const year = new Date().getFullYear();',
    '1 takes new Date() directly: use the Clock or Random port, or a parameter',
  ),
  line(
    chance,
    'tests/domain/sale.test.ts',
    'const seed = Math.random();',
    '1 takes Math.random directly: use the Clock or Random port, or a parameter',
  ),
  line(
    outside,
    'domain/listing/query.ts',
    'const read = (text: string) => new URLSearchParams(text);',
    '1 uses URLSearchParams directly: use a port, so that it runs anywhere',
  ),
  line(
    outside,
    'ports/cms.port.ts',
    'type Answer = Promise<Response>;',
    '1 uses Response directly: use a port, so that it runs anywhere',
  ),
  line(
    outside,
    'ui/stores/audio.store.ts',
    'const width = window.innerWidth;',
    '1 uses window directly: use a port, so that it runs anywhere',
  ),
  line(
    'the ui sends no requests',
    'ui/layout/header.tsx',
    "const answer = fetch('/');",
    '1 uses fetch directly: use a port in the view model',
  ),
  line(
    'effects are in hooks',
    'ui/layout/header.tsx',
    "import { useEffect } from 'react';\nfunction Header() {\n  useEffect(() => {});\n}",
    '3 uses useEffect outside a hook: name a hook use… after what the effect does, or put the work into a view model',
  ),
  line(
    'effects are in hooks',
    'ui/layout/use-header.ts',
    'const user = () => React.useLayoutEffect(() => {});',
    '1 uses useLayoutEffect outside a hook',
  ),
  line(
    'the domain is synchronous',
    'domain/sale/sale.ts',
    'const wait = async () => 1;',
    '1 is asynchronous: await in a view model, loader or adapter, and pass the result',
  ),
  line(
    'the domain does not throw',
    'domain/sale/sale.ts',
    "throw new Error('no');",
    '1 throws: return a union with the failure',
  ),
  line(
    'domain values are plain data',
    'domain/sale/sale.ts',
    'class Sale {}',
    '1 declares a class: use a readonly type and functions on it',
  ),
  line(
    formats,
    'domain/room/plan.ts',
    'const plan = (lines: string) => `<path d="${lines}"/>`;',
    '1 writes markup: move it to ui/, where it is used',
  ),
  line(
    formats,
    'domain/page/sharing.ts',
    "const type = ['og:type', 'website'];",
    '1 writes metadata of a page: move it to ui/head/, where it is used',
  ),
  line(
    formats,
    'domain/event/entry.ts',
    "const entry = 'BEGIN:VEVENT';",
    '1 writes a calendar file: move it to ui/icalendar/, where it is used',
  ),
  line(
    formats,
    'domain/locale/choice.ts',
    'const cookie = (locale: string) => `language=${locale}; Max-Age=60`;',
    '1 writes an HTTP header or cookie: move it to the adapter, where it is used',
  ),
  line(
    'a switch on kind is exhaustive by its return type',
    'ui/format/sale.ts',
    'switch (sale.kind) {\n  default:\n}',
    '2 has a default for kind: name every kind, so that a new one fails to compile',
  ),
  line(
    lasting,
    'src/config.ts',
    'export let last = 1;',
    '1 has a variable that all visitors share: put it into an object that the container creates per request',
  ),
];
