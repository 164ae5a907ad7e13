import { line, type Planted } from '#tests/architecture/planted/planted.ts';

const test = 'tests/domain/sale.test.ts';
const part = 'ui/layout/header.tsx';

/** Code that would suppress the compiler, the linter or a test. */
export const plantedHonesty: readonly Planted[] = [
  line(
    'nothing has the type any',
    test,
    'const a = b as any;',
    '1 uses any: use unknown and parse it, or name the type',
  ),
  line(
    'nothing has the type any',
    test,
    'const a = (b: any) => b;',
    '1 uses any: use unknown and parse it, or name the type',
  ),
  line(
    'no check is suppressed by a comment',
    part,
    '// @ts-expect-error later\na();',
    '1 suppresses a check: fix the code, or change the rule for everyone',
  ),
  line(
    'no check is suppressed by a comment',
    part,
    'a();\n/* oxlint-disable no-console */',
    '2 suppresses a check: fix the code, or change the rule for everyone',
  ),
  line(
    'there are no default exports',
    part,
    'export default 1;',
    '1 exports a default: export it by its name',
  ),
  line(
    'there are no default exports',
    part,
    'const a = 1; export { a as default };',
    '1 exports a default: export it by its name',
  ),
  line(
    'markup is never inserted as text',
    part,
    'const a = <p dangerouslySetInnerHTML={b} />;',
    '1 inserts text as markup: render the rich-text tree with components',
  ),
  line(
    'tests mock no port',
    test,
    "vi.mock('#ports/cms.port.ts');",
    '1 uses vi.mock: take the in-memory adapter, which has the same contract',
  ),
  line(
    'tests mock no port',
    test,
    'const ask = vi.fn();',
    '1 uses vi.fn: take the in-memory adapter, or write a small function that records its calls',
  ),
  line(
    'tests state what they expect',
    test,
    'expect(a).toMatchSnapshot();',
    '1 uses toMatchSnapshot: state the expected values in the test',
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
