import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { domainReference } from '#tests/docs/domain-reference.ts';
import { portReference } from '#tests/docs/port-reference.ts';
import { references } from '#tests/docs/references.ts';
import { root } from '#tests/root.ts';

describe('the generated pages', () => {
  it.each(Object.entries(references()))('are current: %s (npm run docs)', (path, page) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(page);
  });

  it('list a port with all its members', () => {
    const text = `
/** What time it is. */
export interface Clock {
  /** The present moment. */
  now(
    zone: string,
  ): number;
}
export const Clock = token('Clock');
`;
    const page = portReference([parseSourceFile({ path: 'ports/clock.port.ts', text })]);
    expect(page).toContain('## Clock\n\n`ports/clock.port.ts`\n\nWhat time it is.\n');
    expect(page).toContain('```ts\nnow(zone: string): number;\n```\n\nThe present moment.');
  });

  it('reject a port without promises', () => {
    const text = `export interface Clock {\n  now(): number;\n}\nexport const Clock = token('Clock');\n`;
    expect(() => portReference([parseSourceFile({ path: 'ports/clock.port.ts', text })])).toThrow(
      /a promise is missing/,
    );
  });

  it('list a file of the domain with its first docstring and the requirements it names', () => {
    const text = `
import type { Instant } from '#domain/time/instant.ts';

/** When the sale of a concert starts (SALE-2); null: never. */
export function saleStart(): Instant | null {
  return null; // SALE-10
}
`;
    const page = domainReference([parseSourceFile({ path: 'domain/sale/sale-start.ts', text })]);
    expect(page).toContain(
      '| `domain/sale/sale-start.ts` | When the sale of a concert starts (SALE-2) | SALE-2, SALE-10 |',
    );
    expect(page).toContain('| SALE-2 | `domain/sale/sale-start.ts` |\n| SALE-10 |');
  });

  it('name only existing requirements', () => {
    const made = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
    const ids = references()['docs/domain.md']?.match(/\b[A-Z][A-Z0-9]+-\d+\b/g) ?? [];
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !made.includes(`**${id}**`))).toEqual([]);
  });
});
