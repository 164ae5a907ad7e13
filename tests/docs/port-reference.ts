import { type SourceFile } from '#tests/architecture/source/source-file.ts';

/** A port, described by its own comments. */
interface PortPages {
  readonly name: string;
  readonly path: string;
  readonly promise: string;
  readonly members: readonly { readonly signature: string; readonly promise: string }[];
}

const preface = `# What each port promises

Taken from the comments that stand in \`ports/\` and \`domain/queries/\`, by \`npm run docs\`; a test fails while the two differ. The suite that holds
every adapter to a promise is \`tests/contracts/<port>.contract.ts\`.
`;

/** The reference of all ports as one Markdown page, in alphabetical order. Throws if a promise is missing. */
export function portReference(files: readonly SourceFile[]): string {
  const interfaces = new Map(files.flatMap(findInterfaces));
  const ports = files
    .flatMap((file) => findPorts(file, interfaces))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return [preface, ...ports.map(formatSection)].join('\n');
}

type Members = PortPages['members'];

/** The interfaces of a file by their names, with the members each declares itself. */
function findInterfaces(file: SourceFile): readonly (readonly [string, Members])[] {
  return file.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = statement.declaration;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const members = declared.body.body.map(({ start, end }) => ({
      signature: file.text
        .slice(start, end)
        .replace(/\s+/g, ' ')
        .replace(/,? \)/, ')')
        .replace('( ', '(')
        .replace('< ', '<')
        .replace(' >', '>')
        .replace('readonly ', ''),
      promise: commentBefore(file, start),
    }));
    return [[declared.id.name, members] as const];
  });
}

/**
 * A port is a type with a token of the same name, with its own members and those of the interfaces that it extends; other
 * exports of the file are documented by their types.
 */
function findPorts(file: SourceFile, interfaces: ReadonlyMap<string, Members>): readonly PortPages[] {
  const tokens = file.exports.filter(({ kind }) => kind === 'value').map(({ name }) => name);
  return file.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = statement.declaration;
    const isType = declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration';
    if (!isType || !tokens.includes(declared.id.name)) return [];
    const head = file.text.slice(declared.id.end, statement.end).split('{')[0] ?? '';
    const made = [...head.matchAll(/\w+/g)].flatMap(([name]) => interfaces.get(name) ?? []);
    return [
      {
        name: declared.id.name,
        path: file.path,
        promise: findPromise(file, statement.start),
        members: [...(interfaces.get(declared.id.name) ?? []), ...made],
      },
    ];
  });
}

function findPromise(file: SourceFile, position: number): string {
  const promise = commentBefore(file, position);
  if (promise !== '') return promise;
  throw new Error(`${file.path}: a promise is missing before "${file.text.slice(position, position + 60)}"`);
}

/** Empty if the member's name is enough. */
function commentBefore({ comments, text }: SourceFile, position: number): string {
  const comment = comments.findLast(({ end }) => end <= position && text.slice(end, position).trim() === '');
  return (comment?.value ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function formatSection({ name, path, promise, members }: PortPages): string {
  const memberSections = members.map((member) =>
    `\`\`\`ts\n${member.signature}\n\`\`\`\n\n${member.promise}\n`.trimEnd().concat('\n'),
  );
  return [`## ${name}\n`, `\`${path}\`\n`, `${promise}\n`, ...memberSections].join('\n');
}
