import type { Stryker } from '@stryker-mutator/core';

type MutationOptions = ConstructorParameters<typeof Stryker>[0];

/** A part of the tree that is mutated separately, and the tests that must fail. */
export interface MutatedPart {
  readonly name: string;
  /** The paths of its mutated files start with one of these and end with `suffix`. */
  readonly folders: readonly string[];
  readonly suffix: string;
  /** The differences from `stryker.config.json`, which mutates the domain. */
  readonly options: MutationOptions;
}

/** The folders whose files contain rules. */
export const mutatedParts: readonly MutatedPart[] = [
  { name: 'domain', folders: ['domain/'], suffix: '.ts', options: {} },
  createUpperPart('stores', ['ui/stores/'], '.ts', 'tests/ui'),
  createUpperPart('view-models', ['ui/screens/', 'ui/layout/'], '.view-model.ts', 'tests/ui'),
  createUpperPart('loaders', ['src/loaders/'], '.ts', 'tests/src'),
  createUpperPart('templates', ['ui/template/'], '.ts', 'tests/ui'),
];

/** The part of a file or a file pattern. */
export function findPart(pattern: string): MutatedPart | undefined {
  return mutatedParts.find(
    ({ folders, suffix }) => pattern.endsWith(suffix) && folders.some((folder) => pattern.startsWith(folder)),
  );
}

/** A part outside the domain: its tests need the other folders; tests that start a server would take too long. */
function createUpperPart(
  name: string,
  folders: readonly string[],
  suffix: string,
  tests: string,
): MutatedPart {
  const report = `test-results/mutation/${name}`;
  return {
    name,
    folders,
    suffix,
    options: {
      mutate: folders.map((folder) => `${folder}**/*${suffix}`),
      vitest: { dir: tests, related: true },
      ignorePatterns: [
        '/*',
        ...['adapters', 'domain', 'fixtures', 'ports', 'src', 'tests', 'ui'].map((part) => `!/${part}`),
        ...['commands', 'reliability', 'tools'].map((folder) => `/tests/${folder}`),
        ...['demo', 'worlds', 'server'].map((folder) => `/tests/src/${folder}`),
        // They extend the root file, which is not copied.
        ...['domain', 'ports', 'ui'].map((part) => `/${part}/tsconfig.json`),
        '!/package.json',
        '!/vite.config.ts',
      ],
      incrementalFile: `${report}/incremental.json`,
      htmlReporter: { fileName: `${report}/mutation.html` },
      jsonReporter: { fileName: `${report}/mutation.json` },
    },
  };
}
