import { type GenericSchema, type InferIssue, type InferOutput, safeParse } from 'valibot';

/** A part of an answer that was left out because it could not be read. */
interface LeftOut {
  /** Where it stood: `content.3.events.0`. */
  readonly place: string;
  readonly problem: string;
}

type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'unreadable'; readonly place: string; readonly problem: string };

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/**
 * Reads an answer as far as it can be read (ENT-1 to ENT-5): a broken part is left out, and where it cannot be missed, what
 * it is part of goes with it. One broken item of a list costs that item; only an answer that is broken at its root is unreadable.
 */
export function readLeniently<Schema extends GenericSchema>(
  schema: Schema,
  answer: unknown,
): Reading<InferOutput<Schema>> {
  try {
    return readByCutting(schema, new Pruning(answer));
  } catch (cause) {
    if (cause instanceof RangeError) return { kind: 'unreadable', place: '', problem: 'It nests too deep' };
    throw cause;
  }
}

function readByCutting<Schema extends GenericSchema>(
  schema: Schema,
  pruning: Pruning,
): Reading<InferOutput<Schema>> {
  for (;;) {
    const result = safeParse(schema, pruning.answer);
    if (result.success) return { kind: 'read', value: result.output, leftOut: pruning.leftOut };
    const unreadable = pruning.cut(result.issues);
    if (unreadable) return { kind: 'unreadable', ...unreadable };
  }
}

/** An answer while its broken parts are cut off, one round after another; each round cuts at least one. */
class Pruning {
  #answer: unknown;
  #isOwn = false;
  readonly #problems = new Map<string, string>();
  /** For each list that lost items, the places its items had. */
  readonly #places = new WeakMap<object, readonly number[]>();

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  get answer(): unknown {
    return this.#answer;
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#problems].map(([place, problem]) => ({ place, problem }));
  }

  /** Cuts off what each issue is about; the problem, where that is the answer itself. */
  cut(issues: readonly InferIssue<GenericSchema>[]): LeftOut | undefined {
    if (!this.#isOwn) this.#answer = structuredClone(this.#answer);
    this.#isOwn = true;
    const cuts = new Map<string, Path>();
    for (const issue of issues) {
      const at = (issue.path ?? []).map(({ key }) => key as string | number);
      const path = this.#lastPresent(at);
      const problem = this.#problemAt(at, path.length) ?? issue.message;
      if (path.length === 0) return { place: this.#placeOf(at), problem };
      const place = this.#placeOf(path);
      if (!cuts.has(place)) this.#note(at, path, problem);
      cuts.set(place, path);
    }
    this.#remove([...cuts.values()]);
    return undefined;
  }

  /** The path itself, or what lacks it. */
  #lastPresent(path: Path): Path {
    const parent = this.#at(path.slice(0, -1)) as Container | undefined;
    const key = path.at(-1);
    const isThere = key === undefined || parent?.[key] !== undefined;
    return isThere ? path : path.slice(0, -1);
  }

  /** Why something on the way down a path was cut off before. */
  #problemAt(path: Path, from: number): string | undefined {
    for (let length = path.length; length > from; length -= 1) {
      const problem = this.#problems.get(this.#placeOf(path.slice(0, length)));
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** A problem is told once, at the outermost place it costs. */
  #note(at: Path, path: Path, problem: string): void {
    for (let length = at.length; length > path.length; length -= 1) {
      this.#problems.delete(this.#placeOf(at.slice(0, length)));
    }
    this.#problems.set(this.#placeOf(path), problem);
  }

  #remove(paths: readonly Path[]): void {
    const lists = new Map<unknown[], Set<number>>();
    for (const path of paths) {
      const parent = this.#at(path.slice(0, -1));
      const key = path.at(-1) ?? '';
      if (Array.isArray(parent)) lists.set(parent, (lists.get(parent) ?? new Set()).add(Number(key)));
      else delete (parent as Container)[key];
    }
    for (const [list, cut] of lists) this.#shorten(list, cut);
  }

  #shorten(list: unknown[], cut: ReadonlySet<number>): void {
    const places = this.#places.get(list) ?? [...list.keys()];
    this.#places.set(
      list,
      places.filter((_, at) => !cut.has(at)),
    );
    const rest = list.filter((_, at) => !cut.has(at));
    list.length = 0;
    for (const item of rest) list.push(item);
  }

  #at(path: Path): unknown {
    return path.reduce<unknown>((value, key) => (value as Container | undefined)?.[key], this.#answer);
  }

  /** The place as the sender would find it. */
  #placeOf(path: Path): string {
    return path
      .map((key, depth) => {
        const places = this.#places.get(Object(this.#at(path.slice(0, depth))));
        return places?.[Number(key)] ?? key;
      })
      .join('.');
  }
}
