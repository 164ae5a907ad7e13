import { ready } from '#tests/commands/running-command.ts';
import { productionPackages } from '#tests/tools/supply-chain/locked-packages.ts';

/** A documented command, and a pattern of its output. */
type Ran = readonly [command: string, says: RegExp];

/** Commands that run until they are stopped, each with the pattern of its address and what it serves. */
export const runningCommands = [
  // Where a system was given an address of its own, that stands.
  ['npm run dev:live', ready, '/concerten', 'http://lessons.example'],
  ['npm run bridge', ready, '/experiments/features?user_id=noor', '{}'],
  ['npm run preview:offline', /Local: +(http:\/\/localhost:\d+)\//, '/', '<script'],
] as const;

/** The number of production packages, counting each locked version. */
const inProduction = new Set(productionPackages().map(({ name, version }) => `${name} ${version}`)).size;

/** Commands that take seconds and change nothing. */
export const quickCommands: readonly Ran[] = [
  ['npm run sbom', new RegExp(`dist/sbom\\.cdx\\.json: CycloneDX [\\d.]+, ${inProduction} components`)],
  ['npm run audit -- --allow-unanswered', /^Not audited: /m],
];

/** Commands that write files; they run in a copy of the project. */
export const writingCommands = {
  format: 'npm run format',
  pages: 'npm run docs',
  themes: 'npm run themes',
  changed: 'npm run test:changed',
  watch: 'npm run test:watch',
};

/** Code blocks that are run literally except for addresses: by page, with words that only this block contains. */
export const documentedSteps = {
  ownCms: ['docs/how-to/connect-a-real-cms.md', 'CMS_ADMIN_URL='],
  twoInstances: ['docs/how-to/run-on-two-instances.md', '--instances 2'],
  health: ['docs/how-to/run-on-two-instances.md', 'deep=1'],
  visits: ['docs/how-to/run-on-two-instances.md', 'for visit in'],
  sourcePosition: ['docs/operation.md', 'findOrigin'],
  purge: ['docs/operation.md', 'X-Purge-Time'],
  faults: ['docs/sandbox.md', '__faults'],
  export: ['docs/how-to/export-another-cms.md', 'flock'],
  packages: ['docs/how-to/use-the-packages.md', 'klankhuis-ports-'],
  certificate: ['docs/operation/deploy.md', 'subjectAltName'],
  secrets: ['docs/operation/deploy.md', 'secrets/$secret'],
  renewal: ['docs/operation/recovery.md', 'RENEWED_LINEAGE'],
  refreshedPage: ['docs/operation/nginx.md', 'X-Cache-Refresh'],
} as const satisfies Readonly<Record<string, readonly [page: string, words: string]>>;

/** The page that `tests/commands/long/tutorial.test.ts` follows in a copy of the project, block by block to the last one. */
export const tutorial = 'docs/tutorial/first-template.md';

/** They take minutes: `npm run test:commands` runs them, each in its shortest form, in a copy of the project. */
export const longCommands: readonly Ran[] = [
  ['npm run check', / passed/],
  [
    'npm run bench',
    /\nbytes\n[\s\S]+\ndev\n[\s\S]+\nfunctions\n[\s\S]+\npages\n[\s\S]+\nrenders\n[\s\S]+\nscale\n[\s\S]+\nsearch\n[\s\S]+\nstructure\n/,
  ],
  ['npm run bench:click', /\| longest task, released immediately/],
  ['npm run fuzz -- address wire --seconds 2', /wire: \d+ inputs, none fails/],
  ['npm run lighthouse -- campaign', /\| lowest performance +\|/],
  ['npm run test:mutation -- --mutate domain/compare-ascending.ts', /mutation score of 100\.00 /],
  ['npx vitest run tests/ui/theme tests/adapters/http-server/asset-manifest.test.ts', /Tests +\d+ passed/],
  ['npx vitest run tests/fixtures/hall tests/ui/screens tests/adapters/cms-http', /Tests +\d+ passed/],
  ['npx vitest run tests/domain/page tests/ui/screens tests/adapters/cms-http', /Tests +\d+ passed/],
  [
    'npx vitest run --project node tests/adapters/search-graphql tests/adapters/http-server/pages tests/ui/screens/event-overview',
    /Tests +\d+ passed/,
  ],
  [
    'npx vitest run --project node tests/adapters/in-memory tests/adapters/caching tests/adapters/web-gateway tests/adapters/indexed-search',
    /Tests +\d+ passed/,
  ],
  ['npx vitest run --project node -t B12', /Tests +\d+ passed/],
  ['npx playwright test tests/e2e/pages.spec.ts --project=desk', / \d+ passed/],
  ['npx playwright test tests/e2e/access-of-templates.spec.ts --project=phone', / \d+ passed/],
  ['npx playwright test tests/e2e/look.spec.ts --update-snapshots', / \d+ passed/],
];

/** Takes minutes too, and fails if a goal is missed, some of which are about time. */
export const soakCommand = 'npm run soak -- --seconds 5 --renders 300';

/** Programs that no test starts, each with the reason. */
export const untestedPrograms: Readonly<Record<string, string>> = {
  podman:
    'needs a container engine; tests/commands/long/container.test.ts carries out the steps, tests/tools/soak/upgrade.ts upgrades processes in the same order, and tests/docs/compose.test.ts checks the files',
  systemctl: 'needs systemd',
};

/** Commands that no test runs, each with the reason. */
export const untestedCommands: Readonly<Record<string, string>> = {
  'git worktree add ../studio 8163350e': 'needs the history of the project',
  'export SHARED_CACHE_SECRET=$(openssl rand -hex 16) PURGE_SECRET=$(openssl rand -hex 16)':
    'for the next command, which needs a container engine',
  'webhook -template -hooks /etc/klankhuis/hooks.json -ip 127.0.0.1 -port 9000':
    'needs a package of Debian; tried with the hooks of the page',
  'npm install --min-release-age=7 NAME': 'changes the lock file',
  'npm run install:tracing':
    'changes what is installed; tests/tools/supply-chain/supply-chain.test.ts compares its versions with the lock',
};

/** Commands that run elsewhere: in CI, in the steps of the whole run, or in other tests. */
export const commandsTestedElsewhere: Readonly<Record<string, string>> = {
  'npm ci': '.ci/run',
  'npm ci --omit=dev': 'tests/commands/long/containerfile.ts',
  'npm start': 'tests/commands/hall-site.ts',
  'npm test': '.ci/run',
  'npm run build': 'tests/tools/run/steps.ts',
  'npm run build:offline': 'tests/tools/run/steps.ts',
  'npm run build:packages': 'tests/commands/packages.test.ts',
  'npm run test:domain': 'tests/tools/run/steps.ts',
  'npm run publish:assets': 'tests/tools/soak/releases.ts',
  'node dist/server/main.js': 'tests/tools/soak/releases.ts',
  'node dist/server/bridge.js': 'tests/commands/commands.test.ts',
  'npm run dev': 'tests/commands/development-site.ts',
  'npm run new:template': 'tests/commands/long/tutorial.test.ts',
  'npm run sandbox': 'tests/commands/documented-steps.test.ts',
  'npm run serve': 'tests/commands/commands.test.ts',
  'npm run spec': 'tests/tools/run/steps.ts',
  'npm run types': 'tests/tools/run/steps.ts',
  'npx tsc -p .': 'tests/commands/how-to-add.test.ts',
  'npm run test:commands': 'tests/commands/long/long.test.ts',
  'npm run new:hall': 'tests/commands/halls.test.ts',
  "redis-server --save ''": 'tests/support/redis-server.ts',
  'curl -s localhost:4000/__calls': 'tests/commands/documented-steps.test.ts',
};
