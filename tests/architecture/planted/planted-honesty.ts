import type { PlantedByRule } from '#tests/architecture/planted/planted.ts';

const test = 'tests/domain/sale.test.ts';
const part = 'ui/layout/header.tsx';

/** Code that would suppress the compiler, the linter or a test. */
export const plantedHonesty: PlantedByRule = {
  'nothing has the type any': [
    [test, 'const a = b as any;', '1 uses any'],
    [test, 'const a = (b: any) => b;', '1 uses any'],
  ],
  'no check is suppressed by a comment': [
    [part, '// @ts-expect-error later\na();', '1 suppresses a check'],
    [part, 'a();\n/* oxlint-disable no-console */', '2 suppresses a check'],
  ],
  'there are no default exports': [
    [part, 'export default 1;', '1 exports a default'],
    [part, 'const a = 1; export { a as default };', '1 exports a default'],
  ],
  'markup is never inserted as text': [
    [part, 'const a = <p dangerouslySetInnerHTML={b} />;', '1 inserts text as markup'],
  ],
  'tests mock no port': [
    [test, "vi.mock('#ports/cms.port.ts');", '1 uses vi.mock'],
    [test, 'const ask = vi.fn();', '1 uses vi.fn'],
  ],
  'tests state what they expect': [[test, 'expect(a).toMatchSnapshot();', '1 uses toMatchSnapshot']],
  'every test runs': [
    [test, "it.only('c', () => {});", '1 says it.only'],
    [test, "describe.skip('c', () => {});", '1 says describe.skip'],
    [test, "it.only.each([1])('c', () => {});", '1 says it.only'],
  ],
};
