import { describe, expect, it } from 'vitest';
import { plantedBounds } from '#tests/architecture/planted/planted-bounds.ts';
import { plantedHonesty } from '#tests/architecture/planted/planted-honesty.ts';
import { plantedImports } from '#tests/architecture/planted/planted-imports.ts';
import { plantedNames } from '#tests/architecture/planted/planted-names.ts';
import { plantedPurity } from '#tests/architecture/planted/planted-purity.ts';
import { allRules } from '#tests/architecture/rules/all-rules.ts';
import { formatViolation } from '#tests/architecture/rules/rule.ts';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';

const planted = [...plantedImports, ...plantedPurity, ...plantedNames, ...plantedHonesty, ...plantedBounds];

function parsed(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([path, text]) => parseSourceFile({ path, text }));
}

describe('a planted violation', () => {
  it.each(planted.map((plant) => [plant.reported, plant] as const))(
    'is found at %s',
    (_, { breaks, files, reported }) => {
      const rule = allRules.find(({ name }) => name === breaks);
      expect(rule?.breaches(parsed(files)).map(formatViolation)).toEqual([expect.stringContaining(reported)]);
    },
  );

  it('exists for every rule', () => {
    const proven = new Set(planted.map(({ breaks }) => breaks));
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
  'domain/recommendation/questionnaire.ts': '/** Words. */\nexport interface RecommendationData {}',
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
  it.each(allRules.map((rule) => [rule.name, rule] as const))('passes "%s"', (_, { breaches }) => {
    expect(breaches(parsed(innocent)).map(formatViolation)).toEqual([]);
  });
});
