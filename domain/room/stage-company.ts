import type { Performer } from '#domain/event/event.ts';

/** Who is on the stage. */
export interface StageCompany {
  /** Without the conductor. */
  readonly players: number;
  readonly hasConductor: boolean;
}

/** As many as fit. */
const fullStage = 100;

/** Of a group that does not say its size. */
const unknownGroup = 8;

/** The words for groups in names and roles, with the number of their players; the first that matches. */
const groupSizes: readonly (readonly [words: RegExp, players: number])[] = [
  [/orkest|orchestra|orquesta|filharmon|philharmon|harmonie|big ?band|koor|choir|chorus/i, fullStage],
  [/\bduo\b| & /i, 2],
  [/\btrio\b/i, 3],
  [/[kq][uvw]+art/i, 4],
  [/[kq][uvw]+int/i, 5],
  [/sextet/i, 6],
  [/septet/i, 7],
  [/o[ck]tet/i, 8],
];

/** Neither of them plays: who rehearsed a choir, and who speaks before the concert. */
const besideStage = /koordirigent|chorus|inleid|pre-concert/i;

const conductorRole = /^(dirigent|conductor)/i;

/** How many are on the stage, by what the concert says of its performers; a full stage if it names none. */
export function computeStageCompany(performers: readonly Performer[]): StageCompany {
  const onStage = performers.filter(({ role }) => !role || !besideStage.test(role));
  const isConductor = ({ role }: Performer) => role !== undefined && conductorRole.test(role);
  const hasConductor = onStage.some(isConductor);
  const players = onStage
    .filter((performer) => !isConductor(performer))
    .reduce((sum, performer) => sum + countPlayers(performer, hasConductor), 0);
  return { players: players || fullStage, hasConductor };
}

/** The size of a group is in its name, that of several people in their role: `strijkkwartet`, `viool, cello, piano`. */
function countPlayers({ name, role }: Performer, hasConductor: boolean): number {
  const size = groupSizes.find(([words]) => words.test(role ?? name))?.[1];
  if (role) return size ?? role.split(',').length;
  return size ?? (hasConductor ? fullStage : unknownGroup);
}
