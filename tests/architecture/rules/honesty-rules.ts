import {
  allFiles,
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
  fileRule('nothing has the type any', allFiles, anys),
  fileRule('no check is suppressed by a comment', allFiles, suppressions),
  // Playwright calls the default export of its global setup, and each runner of tests that of a reporter, as tools do with their configuration.
  fileRule(
    'there are no default exports',
    outsideOf(
      inFolders(
        'src/demo/offline/vite.config.ts',
        'tests/e2e/support/global-setup.ts',
        'tests/commands/long/vitest.config.ts',
        'tests/tools/run/playwright-reporter.ts',
        'tests/tools/run/vitest-reporter.ts',
      ),
    ),
    defaultExports,
  ),
  fileRule('markup is never inserted as text', inFolders('ui/', 'src/'), rawMarkup),
  fileRule('tests mock no port', inFolders('tests/'), mocking),
  fileRule('tests state what they expect', inFolders('tests/'), snapshotting),
  fileRule('every test runs', inFolders('tests/'), leavingOut),
];

function anys(file: SourceFile): readonly Finding[] {
  return file.nodes
    .filter(({ node }) => node.type === 'TSAnyKeyword')
    .map(({ node }) => ({
      position: node.start,
      message: 'uses any: use unknown and parse it, or name the type',
    }));
}

function suppressions(file: SourceFile): readonly Finding[] {
  return file.comments
    .filter(({ value }) => suppression.test(value))
    .map(({ start }) => ({
      position: start,
      message: 'suppresses a check: fix the code, or change the rule for everyone',
    }));
}

function defaultExports(file: SourceFile): readonly Finding[] {
  return file.nodes
    .filter(
      ({ node }) =>
        node.type === 'ExportDefaultDeclaration' ||
        (node.type === 'ExportSpecifier' &&
          node.exported.type === 'Identifier' &&
          node.exported.name === 'default'),
    )
    .map(({ node }) => ({ position: node.start, message: 'exports a default: export it by its name' }));
}

function rawMarkup(file: SourceFile): readonly Finding[] {
  return file.nodes
    .filter(({ node }) => node.type === 'JSXIdentifier' && node.name === 'dangerouslySetInnerHTML')
    .map(({ node }) => ({
      position: node.start,
      message: 'inserts text as markup: render the rich-text tree with components',
    }));
}

function mocking(file: SourceFile): readonly Finding[] {
  return memberNames(file).flatMap(({ name, position }) => {
    const instead = mocks[name];
    return instead ? [{ position, message: `uses ${name}: ${instead}` }] : [];
  });
}

function snapshotting(file: SourceFile): readonly Finding[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'Identifier' && snapshots.includes(node.name)
      ? [{ position: node.start, message: `uses ${node.name}: state the expected values in the test` }]
      : [],
  );
}

function leavingOut(file: SourceFile): readonly Finding[] {
  return memberNames(file)
    .filter(({ name }) => test.test(name))
    .map(({ name, position }) => ({
      position,
      message: `says ${name}: every test runs, always, or is deleted`,
    }));
}

function memberNames(file: SourceFile): readonly { readonly name: string; readonly position: number }[] {
  return file.nodes.flatMap(({ node }) =>
    node.type === 'MemberExpression' ? [{ name: toDottedName(node) ?? '', position: node.start }] : [],
  );
}
