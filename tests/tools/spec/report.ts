import type { Coverage, Covered } from '#tests/tools/spec/coverage.ts';

const widest = 96;

/** The coverage as lines for a terminal: each requirement with its tests, then the totals, then the errors. */
export function formatCoverage({ covered, strays }: Coverage): readonly string[] {
  const named = covered.filter(({ titles }) => titles.length > 0).length;
  return [
    ...covered.flatMap(formatCovered),
    '',
    `${named} of ${covered.length} requirements are named by a test.`,
    ...strays.map(
      ({ id, title }) =>
        `${title.path}:${title.line} names ${id}, which docs/requirements.md does not know: "${title.text}"`,
    ),
  ];
}

function formatCovered({ requirement, titles }: Covered): readonly string[] {
  const sign = titles.length > 0 ? '+' : '-';
  return [
    `${sign} ${requirement.id.padEnd(10)} ${shortened(requirement.rule)}`,
    ...titles.map(({ path, line, text }) => `               ${path}:${line} ${text}`),
  ];
}

/** A text shortened at a word, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= widest) return text;
  const cut = text.lastIndexOf(' ', widest - 1);
  return `${text.slice(0, cut > 0 ? cut : widest - 1)}…`;
}

/** Whether `npm run spec` succeeds: no unknown id, and with `strict` no requirement without a test. */
export function isAccepted({ covered, strays }: Coverage, strict: boolean): boolean {
  return strays.length === 0 && (!strict || covered.every(({ titles }) => titles.length > 0));
}
