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

/** The rules about names, sizes and docstrings. */
export const namingRules: readonly Rule[] = [
  fileRule('files are named in kebab-case', allFiles, oddNames),
  fileRule(`no file is longer than ${longestFile} lines`, outsideOf(inFolders('fixtures/hall/')), longFiles),
  fileRule(
    'every function and type of a port has a docstring',
    inFolders('ports/'),
    undocumented('function', 'type', 'interface'),
  ),
  fileRule('every function of the domain has a docstring', inFolders('domain/'), undocumented('function')),
  fileRule('a port file contains one port and its token', inFolders('ports/'), misshapenPorts),
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
  if (['ports/token.ts', 'ports/query.ts'].includes(file.path)) return [];
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
