import type { Node } from 'oxc-parser';
import {
  allFiles,
  atNodes,
  type Finding,
  fileRule,
  inFolders,
  outsideOf,
  type Rule,
} from '#tests/architecture/rules/rule.ts';
import { findBorrowedNames } from '#tests/architecture/source/names.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import { toDottedName } from '#tests/architecture/source/walk.ts';

const domain = inFolders('domain/');
const core = inFolders('domain/', 'ports/');
const model = (path: string) => core(path) || /\.(view-model|store|service)\.ts$/.test(path);
/** Run in one visitor's page only. */
const ofOnePage = [
  'src/browser/before-hydration/schedule-hydration.ts',
  'src/browser/reports/report-errors.ts',
];

/** The hall's clock is ambient: it is set once, at the start of the process. A rendering is recorded within one synchronous call. */
const ofTheHall = ['domain/time/set-date-time-defaults.ts', 'domain/recorded-results.ts'];

/** Files whose module state all visitors would share on a server. */
const shared = (path: string) =>
  inFolders('domain/', 'ports/', 'adapters/', 'ui/', 'src/')(path) &&
  ![...ofOnePage, ...ofTheHall].includes(path);

const clocks = /^(Date\.now|Math\.random|DateTime\.(now|local|utc)|crypto\.randomUUID)$/;

const network = ['fetch', 'Request', 'Response', 'Headers', 'URLSearchParams', 'XMLHttpRequest'];
const browser = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];
const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame'];

/** The files that may read the system clock: of the site, of its inline script, of the sandbox and of the benchmarks. */
const askingTheMachine = inFolders(
  'adapters/system/',
  'src/browser/before-hydration/schedule-hydration.ts',
  'fixtures/sandbox/support/system-now.ts',
  'tests/tools/bench/',
);

/** The rules about time, randomness, asynchronous code and side effects. */
export const purityRules: readonly Rule[] = [
  fileRule(
    'time and random values come from adapters/system',
    outsideOf(askingTheMachine),
    atNodes(({ node }) => {
      const source = sourceOfNow(node);
      return source && `takes ${source} directly: use the Clock or Random port, or a parameter`;
    }),
  ),
  fileRule(
    'domain, ports and models use no network, browser or timer',
    model,
    borrowing([...network, ...browser, ...timers], 'use a port, so that it runs anywhere'),
  ),
  fileRule(
    'the ui sends no requests',
    inFolders('ui/'),
    borrowing(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], 'use a port in the view model'),
  ),
  fileRule('effects are in hooks', outsideOf(inFolders('ui/kit/', 'tests/')), effects),
  fileRule('the domain is synchronous', domain, waiting),
  fileRule(
    'the domain does not throw',
    domain,
    atNodes(({ node }) => node.type === 'ThrowStatement' && 'throws: return a union with the failure'),
  ),
  fileRule(
    'domain values are plain data',
    domain,
    atNodes(
      ({ node }) =>
        (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') &&
        'declares a class: use a readonly type and functions on it',
    ),
  ),
  fileRule(
    'the domain writes no markup, header or cookie',
    domain,
    atNodes(({ node }) => findFormat(node)),
  ),
  fileRule(
    'a switch on kind is exhaustive by its return type',
    allFiles,
    atNodes(
      ({ node, parent }) =>
        node.type === 'SwitchCase' &&
        node.test === null &&
        parent?.type === 'SwitchStatement' &&
        toDottedName(parent.discriminant)?.endsWith('.kind') &&
        'has a default for kind: name every kind, so that a new one fails to compile',
    ),
  ),
  fileRule('C08 nothing that changes lives at the top of a file', shared, sharedState),
];

/** Variables at the top of a file, and constants or imports there whose contents the file changes. A WeakMap only adds to an object. */
function sharedState(file: SourceFile): readonly Finding[] {
  const top = file.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? [declared] : [];
  });
  const variables = top.filter(({ kind }) => kind !== 'const');
  const weak = (node: Node | null) =>
    node?.type === 'NewExpression' && toDottedName(node.callee)?.startsWith('Weak');
  const constants = top.flatMap(({ declarations }) =>
    declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && !weak(init) ? [id.name] : [])),
  );
  const imports = file.nodes.flatMap(({ node }) =>
    node.type === 'ImportSpecifier' ? [node.local.name] : [],
  );
  const changed = file.nodes.flatMap(({ node }) => {
    const name = findChangedName(node) ?? '';
    // A method of an import, such as mobx's `observable.set`, is most often a function.
    const isChanged = constants.includes(name) || (imports.includes(name) && node.type !== 'CallExpression');
    return isChanged ? [node.start] : [];
  });
  return [...variables.map(({ start }) => start), ...changed].map((position) => ({
    position,
    message:
      'has a variable that all visitors share: put it into an object that the container creates per request',
  }));
}

const changingMethods =
  /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

/** The name whose contents a node changes: `list` of `list.push(1)` and `list[0] = 1`. */
function findChangedName(node: Node): string | undefined {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    if (toDottedName(node.callee) === 'Object.assign')
      return toDottedName(node.arguments[0] as Node)?.split('.')[0];
    const isChange = property.type === 'Identifier' && changingMethods.test(property.name);
    return isChange && object.type === 'Identifier' ? object.name : undefined;
  }
  const target =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')
        ? node.argument
        : undefined;
  return target?.type === 'MemberExpression' && target.object.type === 'Identifier'
    ? target.object.name
    : undefined;
}

function sourceOfNow(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const name = toDottedName(node) ?? '';
    return clocks.test(name) ? name : undefined;
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const isNow =
    toDottedName(node.callee) === 'Date' && (node.type === 'CallExpression' || node.arguments.length === 0);
  return isNow ? 'new Date()' : undefined;
}

function borrowing(names: readonly string[], instead: string) {
  return (file: SourceFile): readonly Finding[] =>
    findBorrowedNames(file)
      .filter(({ name }) => names.includes(name))
      .map(({ name, position }) => ({
        position,
        message: `uses ${name} directly: ${instead}`,
      }));
}

/** Effects outside a hook. A hook is a function named `use…`, beside its component or in ui/kit; the providers there are free. */
function effects(file: SourceFile): readonly Finding[] {
  const parents = new Map(file.nodes.map(({ node, parent }) => [node, parent]));
  const isInHook = (node: Node | undefined): boolean =>
    node !== undefined && (/^use[A-Z]/.test(findName(node) ?? '') || isInHook(parents.get(node)));
  return atNodes(
    ({ node, parent }) =>
      node.type === 'Identifier' &&
      /^use(Layout|Insertion)?Effect$/.test(node.name) &&
      parent?.type !== 'ImportSpecifier' &&
      !isInHook(parent) &&
      `uses ${node.name} outside a hook: name a hook use… after what the effect does, or put the work into a view model`,
  )(file);
}

/** The name of a declaration. */
function findName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : undefined;
}

function waiting(file: SourceFile): readonly Finding[] {
  const asynchronous = file.nodes.filter(
    ({ node }) => node.type === 'AwaitExpression' || ('async' in node && node.async === true),
  );
  const promises = findBorrowedNames(file).filter(({ name }) => name === 'Promise');
  return [...asynchronous.map(({ node }) => node.start), ...promises.map(({ position }) => position)].map(
    (position) => ({
      position,
      message: 'is asynchronous: await in a view model, loader or adapter, and pass the result',
    }),
  );
}

/** Texts that belong to a format of the layers around the domain, each with its floor. */
const outerFormats: readonly (readonly [pattern: RegExp, name: string, floor: string])[] = [
  [/<\/?[a-z][\w-]*(?:[\s/>]|$)/, 'markup', 'ui/'],
  [/^og:|schema\.org/, 'metadata of a page', 'ui/head/'],
  [/\b(?:BEGIN:V|DTSTAMP)/, 'a calendar file', 'adapters/icalendar/'],
  [
    /\b(?:set-cookie|cache-control|accept-language|user-agent)\b|\bMax-Age=/i,
    'an HTTP header or cookie',
    'the adapter',
  ],
];

function findFormat(node: Node): string | undefined {
  const text = textOf(node);
  const found = text === undefined ? undefined : outerFormats.find(([pattern]) => pattern.test(text));
  return found && `writes ${found[1]}: move it to ${found[2]}, where it is used`;
}

/** The text of a literal, or of a part of a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return node.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
