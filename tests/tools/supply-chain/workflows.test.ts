import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '#tests/root.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly steps: readonly {
          readonly run?: string;
          readonly uses?: string;
          readonly with?: Readonly<Record<string, unknown>>;
          readonly 'continue-on-error'?: boolean;
        }[];
        readonly permissions?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map(
  (name) => [name, parse(readFileSync(join(root, folder, name), 'utf8')) as Workflow] as const,
);

/** Every command of a workflow. */
function listCommands({ jobs }: Workflow): readonly string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

describe.each(workflows)('the workflow %s', (_name, workflow) => {
  it('runs only scripts of package.json, and commands of npm and tar', () => {
    const unknown = listCommands(workflow).filter((command) => {
      const script = /^npm (?:run )?([\w:]+)(?: -- .*)?(?: > \S+)?$/.exec(command)?.[1] ?? '';
      return !/^npm (?:ci|audit|sbom)\b|^tar /.test(command) && !Object.hasOwn(scripts, script);
    });
    expect(unknown).toEqual([]);
  });
});

/** Every step of every workflow. */
const steps = workflows.flatMap(([, { jobs }]) => Object.values(jobs).flatMap((job) => job.steps));

describe('the workflows', () => {
  it('F10 use every action by the digest of a commit, with its version beside it', () => {
    const used = workflows.flatMap(([name]) =>
      readFileSync(join(root, folder, name), 'utf8')
        .split('\n')
        .filter((line) => /^\s*(?:- )?uses:/.test(line)),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((line) => !/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('F10 leave no credentials in the checked-out repository, and may only read unless a job says more', () => {
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    for (const [name] of workflows) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      expect([name, /^permissions:\n {2}contents: read$/m.test(text)]).toEqual([name, true]);
      expect(text).not.toContain('pull_request_target');
    }
  });

  it('F06 F09 F10 audit a release strictly before it is built, and attest its origin and its packages', () => {
    const release = Object.fromEntries(workflows)['release.yml']?.jobs['release'];
    const done = release?.steps.map(({ run, uses }) => run ?? uses?.replace(/@.*/, '')) ?? [];
    expect(done.slice(done.indexOf('npm audit --omit=dev --audit-level=high'))).toEqual([
      'npm audit --omit=dev --audit-level=high',
      'npm audit signatures',
      'npm run build',
      'npm sbom --package-lock-only --sbom-format=cyclonedx > dist/sbom.cdx.json',
      expect.stringContaining('tar '),
      'actions/attest-build-provenance',
      'actions/attest-sbom',
      'actions/upload-artifact',
    ]);
    expect(release?.steps.filter((step) => step['continue-on-error'])).toEqual([]);
    expect(release?.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
  });
});

it('F11 new versions of packages and actions wait a week before Dependabot proposes them', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    readonly updates: readonly { readonly cooldown?: { readonly 'default-days'?: number } }[];
  };
  expect(updates.map(({ cooldown }) => cooldown?.['default-days'])).toEqual([7, 7, 7]);
});

it('a pull request runs npm test on one version of Node, a night and a release everything', () => {
  const [ci, night, release] = ['ci.yml', 'nightly.yml', 'release.yml'].map((name) =>
    listCommands(Object.fromEntries(workflows)[name] ?? { jobs: {} }).filter((one) =>
      /^npm (?:run )?test/.test(one),
    ),
  );
  expect([ci, night, release]).toEqual([['npm test'], ['npm run test:all'], ['npm run test:all']]);
});
