import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { blocksIn, codeBlocksIn, type Document, inlineCodeIn } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';

/** What a page may name: the paths of the project, also without their first folders, and the identifiers of its code. */
export interface Names {
  readonly paths: ReadonlySet<string>;
  readonly identifiers: ReadonlySet<string>;
}

const folders = [
  '.ci',
  '.github',
  'adapters',
  'docs',
  'domain',
  'fixtures',
  'ports',
  'src',
  'tests',
  'ui',
] as const;
const fromRoot = new RegExp(`^(?:${folders.join('|').replaceAll('.', '\\.')})/[\\w./-]*$`);

/** Folders of builds and tests, and those in which an operator puts files. */
const madeFolders = /^(?:dist|test-results|\.sandbox|secrets|content|media)\/|(?:^|\/)tls\//;

/** Files that the reader of a tutorial or how-to writes. */
const toBeWritten = /(?:^|\/)(?:programme-booklet|person|hudson|crypto-random|parse-concert|search-folder)\b/;

/** Names of other projects (alternatives in decision records, Node, React, Kubernetes), of former code, and of a how-to's reader. */
const namesOfOthers: ReadonlySet<string> = new Set([
  'Activity',
  'afterChange',
  'afterDelete',
  'createTranslate',
  'highWater',
  'Intl.PluralRules',
  'livenessProbe',
  'person_person_Entry',
  'PersonPage',
  'queueClass',
  'reusePort',
  'secondNames',
  'terminationGracePeriodSeconds',
  'useTranslation',
  'zlib.crc32',
  'zstdCompressSync',
]);

/** The paths and identifiers in backticks that the project does not have. Ignores what the page itself defines in a code block. */
export function findUnknownNames(page: Document, { paths, identifiers }: Names): readonly string[] {
  const defined = new Set([...identifiers, ...codeBlocksIn(page).flatMap(identifiersIn)]);
  const isUnknown = (name: string): boolean => {
    if (isPath(name)) return !paths.has(name) && !madeFolders.test(name) && !toBeWritten.test(name);
    return (
      isIdentifier(name) && !namesOfOthers.has(name) && !identifiersIn(name).every((one) => defined.has(one))
    );
  };
  const ofCommands = blocksIn(page).flatMap((block) => block.split(/\s+/));
  const written = inlineCodeIn(page).filter((words) => !/\s/.test(words));
  return [...written, ...ofCommands.filter((word) => fromRoot.test(word))].filter(isUnknown);
}

/** A path from the root, a folder (`page/`), or a file of code. A pattern (`ui/screens/<name>/`) and an address (`/en`) are none. */
function isPath(name: string): boolean {
  return (
    fromRoot.test(name) ||
    /^[\w-][\w.-]*\/(?:[\w.-]+\/)*$|^[\w-][\w./-]*\.(?:tsx?|css|md|ya?ml|conf|service)$/.test(name)
  );
}

/** `QueryPort`, `changesAt`, `sale.startsAt`, `toSale(page)`; not a word, a variable of the environment or a file of data. */
function isIdentifier(name: string): boolean {
  if (
    !/^[A-Za-z_$][\w$]*(?:\.#?[A-Za-z_$][\w$]*)*(?:\([^)]*\))?$/.test(name) ||
    /\.(?:js|json|svg)$/.test(name)
  )
    return false;
  return /[a-z].*[A-Z]|[A-Z].*[a-z]|[.(]/.test(name);
}

function identifiersIn(text: string): readonly string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** The names of this project. */
export function readNames(): Names {
  const files = [
    ...readdirSync(root).filter((name) => name !== 'package-lock.json' && name.includes('.')),
    ...folders,
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(sep).join('/')}`,
      ),
    ),
  ];
  return {
    paths: new Set(files.flatMap(toTails)),
    identifiers: new Set(
      files.filter(isSource).flatMap((path) => identifiersIn(readFileSync(join(root, path), 'utf8'))),
    ),
  };
}

/** A path and its ends, and the folders in it: `ui/kit/`, `kit/`, `kit/link.tsx`. */
function toTails(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.flatMap((_, start) => {
    const tail = parts.slice(start).join('/');
    return [tail, `${tail}/`];
  });
}

/** Not these tests, which contain names that are not found elsewhere. */
function isSource(path: string): boolean {
  return (
    /\.(?:tsx?|css|json|ya?ml|conf|service)$/.test(path) &&
    !/^(?:tests\/docs|docs\/measurements)\//.test(path)
  );
}
