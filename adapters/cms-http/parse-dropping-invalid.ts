import { type GenericSchema, type InferIssue, type InferOutput, safeParse } from 'valibot';

/** A part of a response that was dropped because it is invalid. */
interface DroppedPart {
  /** Its path: `content.3.events.0`. */
  readonly place: string;
  readonly problem: string;
}

type LenientResult<Value> =
  | { readonly kind: 'read'; readonly value: Value; readonly leftOut: readonly DroppedPart[] }
  | { readonly kind: 'unreadable'; readonly place: string; readonly problem: string };

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/**
 * Parses a response as far as possible (ENT-1 to ENT-5): an invalid part is dropped, and if it is required, so is its parent. One
 * invalid list item costs only that item; only a response that is invalid at its root is unreadable.
 */
export function parseDroppingInvalid<Schema extends GenericSchema>(
  schema: Schema,
  answer: unknown,
): LenientResult<InferOutput<Schema>> {
  try {
    return readAndPrune(schema, new PrunedResponse(answer));
  } catch (cause) {
    if (cause instanceof RangeError) return { kind: 'unreadable', place: '', problem: 'It nests too deep' };
    throw cause;
  }
}

function readAndPrune<Schema extends GenericSchema>(
  schema: Schema,
  pruned: PrunedResponse,
): LenientResult<InferOutput<Schema>> {
  for (;;) {
    const result = safeParse(schema, pruned.answer);
    if (result.success) return { kind: 'read', value: result.output, leftOut: pruned.leftOut };
    const unreadable = pruned.prune(result.issues);
    if (unreadable) return { kind: 'unreadable', ...unreadable };
  }
}

/** A response whose invalid parts are removed in rounds; each round removes at least one. */
class PrunedResponse {
  #answer: unknown;
  #isCloned = false;
  readonly #problems = new Map<string, string>();
  /** For each list that lost items, the original indexes of the remaining ones. */
  readonly #originalIndexes = new WeakMap<object, readonly number[]>();

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  get answer(): unknown {
    return this.#answer;
  }

  get leftOut(): readonly DroppedPart[] {
    return [...this.#problems].map(([place, problem]) => ({ place, problem }));
  }

  /** Removes the part of each issue; returns the problem if that part is the root. */
  prune(issues: readonly InferIssue<GenericSchema>[]): DroppedPart | undefined {
    if (!this.#isCloned) this.#answer = structuredClone(this.#answer);
    this.#isCloned = true;
    const removed = new Map<string, Path>();
    for (const issue of issues) {
      const at = (issue.path ?? []).map(({ key }) => key as string | number);
      const path = this.#existingPath(at);
      const problem = this.#findProblem(at, path.length) ?? issue.message;
      if (path.length === 0) return { place: this.#originalPath(at), problem };
      const place = this.#originalPath(path);
      if (!removed.has(place)) this.#recordProblem(at, path, problem);
      removed.set(place, path);
    }
    this.#remove([...removed.values()]);
    return undefined;
  }

  /** The path itself if it exists, otherwise that of its parent. */
  #existingPath(path: Path): Path {
    const parent = this.#at(path.slice(0, -1)) as Container | undefined;
    const key = path.at(-1);
    const exists = key === undefined || parent?.[key] !== undefined;
    return exists ? path : path.slice(0, -1);
  }

  /** The problem of a part below `from` that was removed earlier. */
  #findProblem(path: Path, from: number): string | undefined {
    for (let length = path.length; length > from; length -= 1) {
      const problem = this.#problems.get(this.#originalPath(path.slice(0, length)));
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** Records a problem at the outermost removed part, and forgets problems within it. */
  #recordProblem(at: Path, path: Path, problem: string): void {
    for (let length = at.length; length > path.length; length -= 1) {
      this.#problems.delete(this.#originalPath(at.slice(0, length)));
    }
    this.#problems.set(this.#originalPath(path), problem);
  }

  #remove(paths: readonly Path[]): void {
    const lists = new Map<unknown[], Set<number>>();
    for (const path of paths) {
      const parent = this.#at(path.slice(0, -1));
      // The part that contained it was removed just before.
      if (parent === undefined) continue;
      const key = path.at(-1) ?? '';
      if (Array.isArray(parent)) lists.set(parent, (lists.get(parent) ?? new Set()).add(Number(key)));
      else delete (parent as Container)[key];
    }
    for (const [list, indexes] of lists) this.#removeItems(list, indexes);
  }

  #removeItems(list: unknown[], removed: ReadonlySet<number>): void {
    const indexes = this.#originalIndexes.get(list) ?? [...list.keys()];
    this.#originalIndexes.set(
      list,
      indexes.filter((_, at) => !removed.has(at)),
    );
    const remaining = list.filter((_, at) => !removed.has(at));
    list.length = 0;
    for (const item of remaining) list.push(item);
  }

  #at(path: Path): unknown {
    return path.reduce<unknown>((value, key) => (value as Container | undefined)?.[key], this.#answer);
  }

  /** The path in the original response. */
  #originalPath(path: Path): string {
    return path
      .map((key, depth) => {
        const indexes = this.#originalIndexes.get(Object(this.#at(path.slice(0, depth))));
        return indexes?.[Number(key)] ?? key;
      })
      .join('.');
  }
}
