import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getDotPath, isValiError } from 'valibot';
import { isMediaFile, mediaFolder } from '#adapters/cms-folder/media-file.ts';
import { readFolder } from '#adapters/cms-folder/read-folder.ts';
import { serializeMarkdown } from '#adapters/cms-folder/serialize-markdown.ts';
import { describeProblem } from '#adapters/cms-folder/source-file.ts';
import { findInnermostMessage } from '#domain/error-message.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichNode, RichTextTree } from '#domain/richtext/rich-text.ts';

interface FolderDraftDependencies {
  readonly directory: string;
  /** The last export, whose pictures and sounds are not fetched again. */
  readonly former: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** Called with a sentence for each entry, picture or sound that is left out. */
  readonly report: (problem: string) => void;
}

/** A picture of the other CMS. */
interface SourcePicture {
  readonly url: string;
  /** Differs after the picture of this URL was replaced. */
  readonly version?: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** How long a request may take, in milliseconds. */
const timeoutMs = 60_000;

/** A name within the folder: none that begins with a dot, and so none that leaves the folder. */
const validFile = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** The next export of another CMS, entry by entry. An entry that cannot be exported is left out with all its files, and reported. */
export class FolderExportDraft {
  readonly #dependencies: FolderDraftDependencies;
  readonly #entryByFile = new Map<string, string>();
  #entry: string | undefined;

  constructor(dependencies: FolderDraftDependencies) {
    this.#dependencies = dependencies;
  }

  /** The response to a GET request. Throws if it is no success: a list without one of its pages is no list. */
  async get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const request = { headers, signal: AbortSignal.timeout(timeoutMs) };
    const response = await this.#dependencies.fetch(url, request).catch((cause: unknown) => {
      throw new Error(`${url} cannot be fetched: ${findInnermostMessage(cause)}`);
    });
    if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
    return response;
  }

  /** Exports one entry, whose name is for messages. What it throws is a problem of this entry alone. */
  async entry(name: string, write: () => void | Promise<void>): Promise<void> {
    this.#entry = name;
    try {
      await write();
    } catch (cause) {
      this.#leaveOut(name, describeCause(cause));
    } finally {
      this.#entry = undefined;
    }
  }

  /** Writes a text, or a value as JSON. Throws if the name is none of a file of the folder, or another entry has it. */
  write(file: string, content: unknown): void {
    if (!validFile.test(file)) throw new Error(`"${file}" is no name for a file`);
    const path = join(this.#dependencies.directory, file);
    if (existsSync(path))
      throw new Error(`${file} is already that of ${this.#entryByFile.get(file) ?? 'the base'}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
    if (this.#entry !== undefined) this.#entryByFile.set(file, this.#entry);
  }

  /**
   * Fetches a picture or a sound into `media/` and returns its address there; undefined if it cannot be had, which is reported. A file
   * that the last export has, of the same URL and version, is not fetched.
   */
  async media(url: string, version = ''): Promise<string | undefined> {
    const { directory, former, report } = this.#dependencies;
    const hash = createHash('sha256').update(`${url} ${version}`).digest('hex').slice(0, 12);
    const name = `${hash}-${basename(new URL(url).pathname).replace(/[^\w.-]+/g, '-')}`;
    const address = `/${mediaFolder}/${name}`;
    const path = join(directory, mediaFolder, name);
    if (existsSync(path)) return address;
    mkdirSync(dirname(path), { recursive: true });
    const formerPath = former && join(former, mediaFolder, name);
    try {
      if (formerPath && existsSync(formerPath)) linkSync(formerPath, path);
      else writeFileSync(path, Buffer.from(await (await this.get(url)).arrayBuffer()));
      if (!isMediaFile(directory, name)) throw new Error('the site serves no such file');
      return address;
    } catch (cause) {
      rmSync(path, { force: true });
      report(`${this.#entry ?? 'the export'}: without ${url}: ${findInnermostMessage(cause)}`);
      return undefined;
    }
  }

  /** A picture of one size for a field such as `image`; undefined if it cannot be had. */
  async picture({ url, version, alt, ...size }: SourcePicture): Promise<Picture | undefined> {
    const address = await this.media(url, version);
    return address === undefined ? undefined : { alt, renditions: { lg: { url: address, ...size } } };
  }

  /** Writes a page: its fields, and its text with the pictures in `media/`. */
  async page(file: string, fields: Readonly<Record<string, unknown>>, text: RichTextTree): Promise<void> {
    this.write(file, `---\n${JSON.stringify(fields)}\n---\n\n${await this.markdown(text)}`);
  }

  /** A text as Markdown, its pictures in `media/`. */
  async markdown(text: RichTextTree): Promise<string> {
    return serializeMarkdown(await this.#withMedia(text));
  }

  /** Leaves out each entry that the site could not read. Throws if a file of none is not valid, such as `global.nl.json`. */
  leaveOutInvalid(): void {
    const request = { normalTicketTypes: [], lastValidTexts: new Map(), refusedFiles: new Map() };
    const { problems } = readFolder({ directory: this.#dependencies.directory, ...request });
    if (problems.length === 0) return;
    const ofNoEntry = problems.filter(({ file }) => !this.#entryByFile.has(file));
    if (ofNoEntry.length > 0) throw new Error(ofNoEntry.map(describeProblem).join('\n'));
    for (const problem of problems) {
      const entry = this.#entryByFile.get(problem.file);
      if (entry !== undefined) this.#leaveOut(entry, describeProblem(problem));
    }
    // What is left may name what is gone.
    this.leaveOutInvalid();
  }

  #leaveOut(entry: string, problem: string): void {
    for (const [file, owner] of this.#entryByFile) {
      if (owner !== entry) continue;
      rmSync(join(this.#dependencies.directory, file), { force: true });
      this.#entryByFile.delete(file);
    }
    this.#dependencies.report(`${entry} is left out: ${problem}`);
  }

  async #withMedia(nodes: RichTextTree): Promise<RichTextTree> {
    const found: RichNode[] = [];
    for (const node of nodes) {
      if (node.kind === 'picture') {
        const url = await this.media(node.url);
        if (url !== undefined) found.push({ ...node, url });
      } else if ('children' in node) found.push({ ...node, children: await this.#withMedia(node.children) });
      else found.push(node);
    }
    return found;
  }
}

function describeCause(cause: unknown): string {
  if (!isValiError(cause)) return findInnermostMessage(cause);
  return cause.issues.map((issue) => `${getDotPath(issue) ?? ''}: ${issue.message}`).join(', ');
}
