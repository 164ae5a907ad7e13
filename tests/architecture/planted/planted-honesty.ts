import { line, type Planted } from '#tests/architecture/planted/planted.ts';

const test = 'tests/domain/sale.test.ts';
const part = 'ui/layout/header.tsx';

/** What would silence the compiler, the linter or a test. */
export const plantedHonesty: readonly Planted[] = [
  line(
    'nothing is any',
    test,
    'const a = b as any;',
    '1 says any: say unknown and parse it, or name the type',
  ),
  line(
    'nothing is any',
    test,
    'const a = (b: any) => b;',
    '1 says any: say unknown and parse it, or name the type',
  ),
  line(
    'no check is silenced by a comment',
    part,
    '// @ts-expect-error later\na();',
    '1 silences a check: write it so that the check agrees, or change the rule for everyone',
  ),
  line(
    'no check is silenced by a comment',
    part,
    'a();\n/* oxlint-disable no-console */',
    '2 silences a check: write it so that the check agrees, or change the rule for everyone',
  ),
  line(
    'nothing is exported as default',
    part,
    'export default 1;',
    '1 exports a default: export it by its name',
  ),
  line(
    'nothing is exported as default',
    part,
    'const a = 1; export { a as default };',
    '1 exports a default: export it by its name',
  ),
  line(
    'markup is never put in as text',
    part,
    'const a = <p dangerouslySetInnerHTML={b} />;',
    '1 puts text into the page as markup: draw the rich-text tree with components',
  ),
  line(
    'tests fake no port',
    test,
    "vi.mock('#ports/cms.port.ts');",
    '1 uses vi.mock: take the in-memory adapter, which keeps the same promises',
  ),
  line(
    'tests fake no port',
    test,
    'const ask = vi.fn();',
    '1 uses vi.fn: take the in-memory adapter, or write the three lines of a function that remembers',
  ),
  line(
    'tests state what they expect',
    test,
    'expect(a).toMatchSnapshot();',
    '1 uses toMatchSnapshot: say in the test what must be seen',
  ),
  line(
    'every test runs',
    test,
    "it.only('c', () => {});",
    '1 says it.only: every test runs, always, or is deleted',
  ),
  line(
    'every test runs',
    test,
    "describe.skip('c', () => {});",
    '1 says describe.skip: every test runs, always, or is deleted',
  ),
  line(
    'every test runs',
    test,
    "it.only.each([1])('c', () => {});",
    '1 says it.only: every test runs, always, or is deleted',
  ),
];
