import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { runProgram } from '#tests/support/run-program.ts';

/** One line of a Containerfile: `COPY` and `. .`. */
interface Instruction {
  readonly keyword: string;
  readonly words: string;
}

/** A stage of a Containerfile, from its `FROM` on. */
export interface Stage {
  readonly name: string;
  /** The stage or image it starts from. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** What the last stage says about its process. */
export interface StageProcess {
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
}

/** The stages of a Containerfile, which uses no instruction over several lines. */
export function parseStages(text: string): readonly Stage[] {
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
  const instructions = lines.map((line): Instruction => {
    const [keyword = '', ...words] = line.split(' ');
    return { keyword, words: words.join(' ') };
  });
  const starts = instructions.flatMap(({ keyword }, index) => (keyword === 'FROM' ? [index] : []));
  return starts.map((start, index) => {
    const [base = '', , name = ''] = (instructions[start]?.words ?? '').split(' ');
    return { name, base, instructions: instructions.slice(start + 1, starts[index + 1]) };
  });
}

/** How a stage starts, is checked and with which rights it runs. */
export function readProcess({ instructions }: Stage): StageProcess {
  const wordsOf = (keyword: string) =>
    instructions.findLast((instruction) => instruction.keyword === keyword)?.words ?? '';
  const environment = instructions
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ words }) => words.split(' ').map((pair) => pair.split('=') as [string, string]));
  return {
    command: JSON.parse(wordsOf('CMD') || '[]'),
    healthCheck: JSON.parse(wordsOf('HEALTHCHECK').replace(/^.*? CMD /, '') || '[]'),
    environment: Object.fromEntries(environment),
    user: wordsOf('USER'),
  };
}

/** The stages of a Containerfile as folders of this machine, without a container engine. */
export class StageFolders {
  readonly #stages: ReadonlyMap<string, Stage>;
  readonly #built = new Map<string, Promise<string>>();
  readonly #folder = mkdtempSync(join(tmpdir(), 'klankhuis-image-'));
  /** The user of this machine that stands for the user `node` of the image. */
  readonly #user: string;

  constructor(stages: readonly Stage[], user: string) {
    this.#stages = new Map(stages.map((stage) => [stage.name, stage]));
    this.#user = user;
    // Its user must be able to read it.
    chmodSync(this.#folder, 0o755);
  }

  /** Runs the instructions of a stage and of those it needs. Resolves to its working directory. */
  build(name: string): Promise<string> {
    const built = this.#built.get(name) ?? this.#build(name);
    this.#built.set(name, built);
    return built;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  async #build(name: string): Promise<string> {
    const stage = this.#stages.get(name);
    if (!stage) throw new Error(`The Containerfile has no stage ${name}`);
    const folder = join(this.#folder, name);
    mkdirSync(folder);
    if (this.#stages.has(stage.base)) copyInto(await this.build(stage.base), folder);
    const environment: Record<string, string> = {};
    for (const { keyword, words } of stage.instructions) {
      const [key = '', value = ''] = words.split('=');
      if (keyword === 'ARG') environment[key] = value;
      if (keyword === 'COPY') await this.#copy(words, folder);
      if (keyword === 'RUN') await this.#run(words, folder, environment);
    }
    return folder;
  }

  async #copy(words: string, folder: string): Promise<void> {
    const all = words.split(' ');
    const from = all.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = all.filter((word) => !word.startsWith('--'));
    const target = join(folder, paths.at(-1) ?? '');
    const workDirectory = '/srv/klankhuis';
    for (const path of paths.slice(0, -1)) {
      if (from !== undefined)
        copyInto(join(await this.build(from), path.slice(workDirectory.length)), target);
      else if (path === '.') copyContext(target);
      else cpSync(join(root, path), join(target, path));
    }
  }

  async #run(command: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
    const here = command.replaceAll('chown node', `chown ${this.#user}`);
    const { code, output } = await runProgram(['sh', '-c', here], folder, {
      NODE_ENV: '',
      VITEST: '',
      ...environment,
    });
    if (code !== 0) throw new Error(`${command}\n${output}`);
  }
}

function copyInto(source: string, target: string): void {
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

/** Copies the project without what `.dockerignore` names, which are names and endings. */
function copyContext(target: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (path: string) =>
    ignored.some((entry) => (entry.startsWith('*') ? path.endsWith(entry.slice(1)) : path === entry));
  for (const name of readdirSync(root).filter((one) => !isIgnored(one))) {
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      filter: (source) => !isIgnored(source.slice(root.length).replace(/^[/\\]/, '')),
    });
  }
}
