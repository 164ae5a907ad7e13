import { describe, expect, it } from 'vitest';
import { plantedHonesty } from '#tests/architecture/planted/planted-honesty.ts';
import { plantedImports } from '#tests/architecture/planted/planted-imports.ts';
import { plantedNames } from '#tests/architecture/planted/planted-names.ts';
import { plantedPurity } from '#tests/architecture/planted/planted-purity.ts';
import { allRules } from '#tests/architecture/rules/all-rules.ts';
import { formatViolation, type Rule } from '#tests/architecture/rules/rule.ts';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';

const planted = { ...plantedImports, ...plantedPurity, ...plantedNames, ...plantedHonesty };

/** Violations by several files together. */
const plantedTogether: readonly (readonly [
  rule: string,
  files: Readonly<Record<string, string>>,
  reported: string,
])[] = [
  [
    'there are no import cycles',
    {
      'domain/a.ts': "import '#domain/b.ts';",
      'domain/b.ts': "import type { A } from '#domain/a.ts';",
    },
    'domain/a.ts:1 is in an import cycle (domain/a.ts, domain/b.ts)',
  ],
  [
    'folders depend in one direction',
    {
      'domain/sale/sale.ts': "import type { Page } from '#domain/page/page.ts';",
      'domain/page/page.ts': 'export type Page = string;',
      'domain/page/tickets.ts': "import { isOnSale } from '#domain/sale/on-sale.ts';",
      'domain/sale/on-sale.ts': 'export const isOnSale = true;',
    },
    'domain/page/page.ts:1 is in a folder that depends on itself (domain/page, domain/sale)',
  ],
  ...['ports', 'adapters', 'ui', 'src', 'fixtures'].map(
    (layer) =>
      [
        'folders depend in one direction',
        {
          [`${layer}/high/a.ts`]: `import '#${layer}/low/b.ts';`,
          [`${layer}/low/b.ts`]: '',
          [`${layer}/low/c.ts`]: `import type { D } from '#${layer}/high/d.ts';`,
          [`${layer}/high/d.ts`]: 'export type D = string;',
        },
        `${layer}/high/a.ts:1 is in a folder that depends on itself (${layer}/high, ${layer}/low)`,
      ] as const,
  ),
  [
    'every port has an in-memory adapter',
    {
      'ports/bell.port.ts': 'export interface Bell {}',
      'adapters/in-memory/clock.adapter.ts': "import '#ports/clock.port.ts';",
    },
    'ports/bell.port.ts:1 has no in-memory adapter',
  ],
  [
    'a branded type is created only where it is defined',
    {
      'domain/day.ts': "export type Day = Brand<string, 'Day'>;",
      'ui/format/day.ts': "const d = '2026' as Day;",
    },
    'ui/format/day.ts:1 casts to Day: use the parser in domain/day.ts',
  ],
];

const violations = [
  ...plantedTogether,
  ...Object.entries(planted).flatMap(([rule, rows]) =>
    rows.map(([path, text, reported]) => [rule, { [path]: text }, `${path}:${reported}`] as const),
  ),
];

function findViolations({ breaches }: Rule, files: Readonly<Record<string, string>>): readonly string[] {
  const parsed = Object.entries(files).map(([path, text]) => parseSourceFile({ path, text }));
  return breaches(parsed).map(formatViolation);
}

describe('a planted violation', () => {
  it.each(violations)('is found: "%s" is broken by %j at %s', (name, files, reported) => {
    const rules = allRules.filter((rule) => rule.name === name);
    expect(rules.flatMap((rule) => findViolations(rule, files))).toEqual([expect.stringContaining(reported)]);
  });

  it('exists for every rule', () => {
    const proven = new Set(violations.map(([rule]) => rule));
    expect(allRules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});

/** Valid code that a careless rule would reject. */
const innocent: Readonly<Record<string, string>> = {
  'domain/time/zone.ts': "import { DateTime } from 'luxon';",
  'domain/hall/documents.ts': 'const uris = (all: Hall[]) => all.map((document) => document.uri);',
  'domain/hall/window.ts': 'interface Row { readonly window: string }\nconst row = { window: hall.window };',
  'domain/time/day.ts': 'const at = (moment: number) => new Date(moment).toISOString();',
  'domain/richtext/check.ts': 'const { kind } = given;\nswitch (kind) {\n  default:\n}',
  'ports/bell.port.ts':
    "import { token } from '#ports/token.ts';\n/** Rings. */\nexport interface Bell { ring(): void }\nexport const Bell = token<Bell>('Bell');",
  'adapters/in-memory/silent-bell.adapter.ts': "import type { Bell } from '#ports/bell.port.ts';",
  'adapters/system/clock.adapter.ts': 'const now = () => Date.now();',
  'ui/screens/home/home.view-model.ts':
    "import { observable } from 'mobx';\nimport { a } from '#ui/screens/home/a.ts';",
  'ui/screens/home/home.screen.tsx':
    "import './home.module.css';\nimport { Row } from '#ui/components/row.tsx';",
  'ui/kit/life.tsx': 'function Life() {\n  useEffect(() => {});\n}',
  'ui/layout/header.tsx':
    "import { useEffect } from 'react';\nfunction Header() {\n  useLife();\n}\nfunction useLife() {\n  useEffect(() => {});\n}",
  'src/demo/hall.ts': "import { hall } from '#fixtures/hall/hall.ts';",
  'fixtures/hall/data/composers.ts': 'a;\n'.repeat(900),
  'tests/domain/any.test.ts': "it('treats any word, vi.mock and it.only too, as text', () => {});",
};

describe('valid code', () => {
  it.each(allRules.map((rule) => [rule.name, rule] as const))('passes "%s"', (_, rule) => {
    expect(findViolations(rule, innocent)).toEqual([]);
  });
});
