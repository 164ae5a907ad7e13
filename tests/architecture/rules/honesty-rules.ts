import {
  allFiles,
  atNodes,
  type Finding,
  fileRule,
  inFolders,
  outsideOf,
  type Rule,
} from '#tests/architecture/rules/rule.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import { toDottedName } from '#tests/architecture/source/walk.ts';

const suppression = /@ts-(ignore|expect-error|nocheck)|\b((eslint|oxlint)-disable|(oxfmt|prettier)-ignore)/;

const mocks: Readonly<Record<string, string>> = {
  'vi.mock': 'take the in-memory adapter, which has the same contract',
  'vi.doMock': 'take the in-memory adapter, which has the same contract',
  'vi.fn': 'take the in-memory adapter, or write a small function that records its calls',
};

const snapshots = ['toMatchSnapshot', 'toMatchInlineSnapshot', 'toThrowErrorMatchingSnapshot'];

const test = /^(it|test|describe|bench)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf)$/;

/** The rules against suppressing the compiler, the linter or a test. */
export const honestyRules: readonly Rule[] = [
  fileRule(
    'nothing has the type any',
    allFiles,
    atNodes(
      ({ node }) => node.type === 'TSAnyKeyword' && 'uses any: use unknown and parse it, or name the type',
    ),
  ),
  fileRule('no check is suppressed by a comment', allFiles, suppressions),
  // Playwright calls the default export of its global setup, as tools do with their configuration.
  fileRule(
    'there are no default exports',
    outsideOf(inFolders('src/demo/offline/vite.config.ts', 'tests/e2e/support/global-setup.ts')),
    atNodes(
      ({ node }) =>
        (node.type === 'ExportDefaultDeclaration' ||
          (node.type === 'ExportSpecifier' &&
            node.exported.type === 'Identifier' &&
            node.exported.name === 'default')) &&
        'exports a default: export it by its name',
    ),
  ),
  fileRule(
    'markup is never inserted as text',
    inFolders('ui/', 'src/'),
    atNodes(
      ({ node }) =>
        node.type === 'JSXIdentifier' &&
        node.name === 'dangerouslySetInnerHTML' &&
        'inserts text as markup: render the rich-text tree with components',
    ),
  ),
  fileRule(
    'tests mock no port',
    inFolders('tests/'),
    atMembers((name) => mocks[name] && `uses ${name}: ${mocks[name]}`),
  ),
  fileRule(
    'tests state what they expect',
    inFolders('tests/'),
    atNodes(
      ({ node }) =>
        node.type === 'Identifier' &&
        snapshots.includes(node.name) &&
        `uses ${node.name}: state the expected values in the test`,
    ),
  ),
  fileRule(
    'every test runs',
    inFolders('tests/'),
    atMembers((name) => test.test(name) && `says ${name}: every test runs, always, or is deleted`),
  ),
];

function suppressions(file: SourceFile): readonly Finding[] {
  return file.comments
    .filter(({ value }) => suppression.test(value))
    .map(({ start }) => ({
      position: start,
      message: 'suppresses a check: fix the code, or change the rule for everyone',
    }));
}

/** Finds each member, as `vi.mock`, for which there is a message. */
function atMembers(toMessage: (name: string) => string | false | undefined) {
  return atNodes(({ node }) => node.type === 'MemberExpression' && toMessage(toDottedName(node) ?? ''));
}
