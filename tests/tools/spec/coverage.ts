import type { Requirement } from '#tests/tools/spec/requirements.ts';
import type { Title } from '#tests/tools/spec/titles.ts';

/** A requirement and the tests that name it. */
export interface Covered {
  readonly requirement: Requirement;
  readonly titles: readonly Title[];
}

/** An id in a title that is in no document. */
export interface Stray {
  readonly id: string;
  readonly title: Title;
}

/** The requirements that the tests name, and unknown ids. */
export interface Coverage {
  readonly covered: readonly Covered[];
  readonly strays: readonly Stray[];
}

/** The rows of the reliability catalogue, from A01 on, are recognized by their form. */
const catalogued = /^[A-F]\d\d$/;

/** Matches titles with requirements. */
export function matchTitles(requirements: readonly Requirement[], titles: readonly Title[]): Coverage {
  const groups = new Set(requirements.map(({ id }) => toGroup(id)));
  const naming = new Map(requirements.map(({ id }) => [id, [] as Title[]]));
  const strays: Stray[] = [];
  for (const title of titles) {
    for (const id of idsIn(title.text, groups)) {
      const named = naming.get(id);
      if (named) named.push(title);
      else if (!catalogued.test(id)) strays.push({ id, title });
    }
  }
  const covered = requirements.map((requirement) => ({
    requirement,
    titles: naming.get(requirement.id) ?? [],
  }));
  return { covered, strays };
}

/**
 * The ids in a title: at its start anything in the form of an id (so that the typing error `SALES-3` is found), later only ids of a known group, so that `UTF-8` in a sentence is not one.
 */
export function idsIn(title: string, groups: ReadonlySet<string>): readonly string[] {
  const leading = /^([A-Z][A-Z0-9]*-\d+|[A-F]\d\d)\b/.exec(title)?.[1];
  const anywhere = (title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []).filter((id) => groups.has(toGroup(id)));
  return [...new Set([...(leading ? [leading] : []), ...anywhere])];
}

function toGroup(id: string): string {
  return id.replace(/-\d+$/, '');
}
