import {
  allFiles,
  type Finding,
  fileRule,
  inFolders,
  outsideOf,
  type Rule,
} from '#tests/architecture/rules/rule.ts';
import { findLine, type SourceFile } from '#tests/architecture/source/source-file.ts';

/** The maximum number of lines of a file. */
const longestFile = 300;

const emptyWords = [
  'manager',
  'helper',
  'helpers',
  'util',
  'utils',
  'data',
  'info',
  'process',
  'processor',
  'handle',
  'handler',
];

/** The only name with a generic word: the established name of the keuzehulp's content. */
const established = ['RecommendationData'];

/** The rules about names, sizes and docstrings. */
export const namingRules: readonly Rule[] = [
  fileRule('files are named in kebab-case', allFiles, oddNames),
  fileRule(`no file is longer than ${longestFile} lines`, outsideOf(inFolders('fixtures/hall/')), longFiles),
  fileRule('the domain is named in the words of the hall', inFolders('domain/'), emptyNames),
  fileRule(
    'every function and type of a port has a docstring',
    inFolders('ports/'),
    undocumented('function', 'type', 'interface'),
  ),
  fileRule('every function of the domain has a docstring', inFolders('domain/'), undocumented('function')),
  fileRule('a port file contains one port and its token', inFolders('ports/'), misshapenPorts),
  fileRule('props and inner functions are named after their component', allFiles, strayComponentNames),
];

function oddNames(file: SourceFile): readonly Finding[] {
  return /^([a-z0-9]+(-[a-z0-9]+)*[./])+tsx?$/.test(file.path)
    ? []
    : [{ position: 0, message: 'is not named in kebab-case, lower case with hyphens' }];
}

function longFiles(file: SourceFile): readonly Finding[] {
  const lines = findLine(file, file.text.trimEnd().length);
  return lines > longestFile
    ? [
        {
          position: 0,
          message: `has ${lines} lines, the maximum is ${longestFile}: split it into cohesive files`,
        },
      ]
    : [];
}

function emptyNames(file: SourceFile): readonly Finding[] {
  const segments = file.path.split('/').map((name) => ({ name, position: 0 }));
  return [...segments, ...file.exports]
    .filter(
      ({ name }) => !established.includes(name) && splitWords(name).some((word) => emptyWords.includes(word)),
    )
    .map(({ name, position }) => ({
      position,
      message: `is called ${name}, which is too generic: name what it is or does for the hall`,
    }));
}

/** `favouriteSaveHandler`, `favourite-save-handler.ts`: the same three words. */
function splitWords(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]/);
}

function undocumented(...kinds: readonly string[]) {
  return (file: SourceFile): readonly Finding[] => {
    const documented = new Set(
      file.exports.filter(({ position }) => hasDocAbove(file, position)).map(({ name }) => name),
    );
    return file.exports
      .filter(({ kind, name }) => kinds.includes(kind) && !documented.has(name))
      .map(({ name, position }) => ({
        position,
        message: `exports ${name} without a docstring: state in /** */ what it promises (order, emptiness, units, failure)`,
      }));
  };
}

function hasDocAbove(file: SourceFile, position: number): boolean {
  return file.comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= position &&
      file.text.slice(end, position).trim() === '',
  );
}

function misshapenPorts(file: SourceFile): readonly Finding[] {
  if (file.path === 'ports/token.ts') return [];
  if (!file.path.endsWith('.port.ts'))
    return [{ position: 0, message: 'is not a port: name it need.port.ts, or move it' }];
  const tokens = file.exports.filter(({ name, kind }) => kind === 'value' && /^[A-Z]/.test(name));
  return tokens.length === 1
    ? []
    : [
        {
          position: 0,
          message: 'has no token, or several: export one interface, and one token<T>() under its name',
        },
      ];
}

/**
 * `XProps` belongs to a component `X` of the file; exported props may be those of a component elsewhere. The function in
 * `const X = observer(function X` has the name of the constant.
 */
function strayComponentNames({ path, program }: SourceFile): readonly Finding[] {
  if (!path.endsWith('.tsx')) return [];
  const declared = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration')
      return [{ name: declaration.id?.name, inner: undefined }];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => {
      const [wrapped] = init?.type === 'CallExpression' ? init.arguments : [];
      return {
        name: id.type === 'Identifier' ? id.name : undefined,
        inner: wrapped?.type === 'FunctionExpression' ? wrapped.id : undefined,
      };
    });
  });
  const strayProps = program.body.flatMap((node) => {
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return [];
    const [, component] = /^(\w+)Props$/.exec(node.id.name) ?? [];
    const belongs = component === undefined || declared.some(({ name }) => name === component);
    return belongs ? [] : [{ position: node.start, message: `has ${node.id.name}, but no ${component}` }];
  });
  const strayInner = declared.flatMap(({ name, inner }) =>
    inner && inner.name !== name
      ? [{ position: inner.start, message: `calls ${inner.name} what it names ${name}` }]
      : [],
  );
  return [...strayProps, ...strayInner];
}
