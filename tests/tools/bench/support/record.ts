import { type Goal, goalCells, isMet } from '#tests/tools/bench/support/report.ts';

/**
 * A page with the result of a benchmark in place of its last one: the rows of its missed goals at the end of the table `| missed goal |`,
 * and a line with the number of met goals and where it was measured.
 */
export function recordResult(page: string, name: string, goals: readonly Goal[], place: string): string {
  const missed = goals.filter((goal) => !isMet(goal));
  const rows = missed.map(
    (goal) => `| ${goalCells({ ...goal, name: `${name}: ${goal.name}` }).join(' | ')} |`,
  );
  const lines = page
    .split('\n')
    .filter((line) => !line.startsWith(`| ${name}: `) && !new RegExp(`^- \`${name}\`: \\d`).test(line));
  const table = lines.findIndex((line) => line.startsWith('| missed goal |'));
  const end = lines.indexOf('', table);
  const met = `- \`${name}\`: ${goals.length - missed.length} of ${goals.length} goals met, ${place}`;
  return [...lines.slice(0, end), ...rows, '', met, ...lines.slice(end + 1)].join('\n');
}
