import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/tools/supply-chain/audit-report.ts';
import { licencesPage, notAllowed } from '#tests/tools/supply-chain/licences.ts';
import {
  findForeignPackages,
  type LockedPackage,
  lockedPackages,
  parseLock,
} from '#tests/tools/supply-chain/lock.ts';
import { withoutIntegrity } from '#tests/tools/supply-chain/without-integrity.ts';

const packages = lockedPackages();

/** The versions that `npm run install:tracing` installs, by package. */
const tracingPackages = readTracingPackages();

function readTracingPackages(): ReadonlyMap<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = scripts['install:tracing']?.matchAll(/(@opentelemetry\/[\w-]+)@([\d.]+)/g) ?? [];
  return new Map([...named].map(([, name = '', version = '']) => [name, version]));
}

describe('the locked packages', () => {
  it('D20 come from one registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(findForeignPackages(packages)).toEqual([]);
  });

  it('D20 are found if they come from a repository, another host or a folder', () => {
    const addresses = {
      repository: 'git+ssh://git@github.com/a/b.git#0123456',
      host: 'https://registry.example/x/-/x-1.0.0.tgz',
      folder: 'file:../x',
    };
    const locked = Object.entries(addresses).map(
      ([name, resolved]) => [`node_modules/${name}`, { version: '1.0.0', resolved }] as const,
    );
    const lock = { packages: { ...Object.fromEntries(locked), 'node_modules/usual': { version: '1.0.0' } } };
    expect(findForeignPackages(parseLock(JSON.stringify(lock)))).toEqual(['repository', 'host', 'folder']);
  });

  it('D20 have an integrity hash, except the listed ones', () => {
    const bare = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(bare.map(({ name }) => name).toSorted()).toEqual(withoutIntegrity.toSorted());
  });

  it('D20 have an integrity hash if they are production packages, or not optional', () => {
    const needed = packages.filter(({ isProduction, isOptional }) => isProduction || !isOptional);
    expect(needed.filter(({ name }) => withoutIntegrity.includes(name))).toEqual([]);
  });

  it('run on the oldest supported version of Node', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    expect(engines.node).toBe('>=20.19');
    const newer = '*:attr(engines, [node]):not(:semver(20.19.0, :attr(engines, [node])))';
    const { stdout } = execaSync('npm', ['query', newer, '--package-lock-only'], { cwd: root });
    expect((JSON.parse(stdout) as readonly { pkgid: string }[]).map(({ pkgid }) => pkgid)).toEqual([]);
  });

  it('F06 have licences that permit redistribution of the site', () => {
    expect(notAllowed(packages)).toEqual([]);
  });

  it('F06 are rejected with a licence that is not listed', () => {
    const unknown: LockedPackage = {
      name: 'strange',
      version: '1.0.0',
      license: 'MIT AND AGPL-3.0-only',
      isProduction: true,
      isOptional: false,
      resolved: undefined,
      integrity: undefined,
    };
    expect(notAllowed([unknown])).toEqual(['strange: MIT AND AGPL-3.0-only']);
    expect(notAllowed([{ ...unknown, isProduction: false }])).toEqual([]);
    expect(licencesPage([unknown])).toContain('## MIT AND AGPL-3.0-only\n\nstrange 1.0.0\n');
  });
});

describe('a production install', () => {
  it('OPS-8 has no compiler, nothing that only the sandbox needs, and not what sends traces', () => {
    const installed = packages.filter(({ isProduction }) => isProduction).map(({ name }) => name);
    expect(installed.length).toBeGreaterThan(100);
    const left = ['typescript', 'typescript-compiler', 'fflate', ...tracingPackages.keys()];
    expect(installed.filter((name) => left.includes(name))).toEqual([]);
  });

  it('OPS-8 gets what sends traces in the locked versions', () => {
    expect(tracingPackages.size).toBe(3);
    for (const [name, version] of tracingPackages) {
      expect(packages.find((locked) => locked.name === name)).toMatchObject({ name, version });
    }
  });
});

describe('an audit', () => {
  const signed = '{"invalid":[],"missing":[]}';
  const strictly = { allowsUnanswered: false };
  const answered = (high: number) =>
    JSON.stringify({
      vulnerabilities: high > 0 ? { minimist: { severity: 'high', range: '<1.2.6' } } : {},
      metadata: { vulnerabilities: { low: 0, moderate: 0, high, critical: 0, total: high } },
    });

  it('F06 fails if a production package has a high vulnerability, with its name', () => {
    expect(auditReport({ vulnerabilities: answered(1), signatures: signed }, strictly)).toEqual({
      exitCode: 1,
      text: 'Audited: 0 critical, 1 high, 0 moderate, 0 low.\n  high: minimist <1.2.6\nAudited: the signatures of all packages are right.',
    });
    expect(auditReport({ vulnerabilities: answered(0), signatures: signed }, strictly).exitCode).toBe(0);
  });

  it('F09 fails if a package has a wrong signature or none, with its name', () => {
    const signatures = JSON.stringify({
      invalid: [{ name: 'minimist', version: '1.2.5' }],
      missing: [{ name: 'left-pad', version: '1.0.0' }],
    });
    expect(auditReport({ vulnerabilities: answered(0), signatures }, strictly)).toEqual({
      exitCode: 1,
      text: expect.stringContaining('  wrong signature: minimist 1.2.5\n  no signature: left-pad 1.0.0'),
    });
  });

  it.each(['', '{"error":{"summary":"","detail":""}}', '{"message":"405 Method Not Allowed"}'])(
    'F06 F09 fails if the registry answers either question with %j, unless that is allowed',
    (printed) => {
      for (const answers of [
        { vulnerabilities: printed, signatures: signed },
        { vulnerabilities: answered(0), signatures: printed },
      ]) {
        expect(auditReport(answers, strictly)).toEqual({
          exitCode: 1,
          text: expect.stringMatching(/^Not audited: /m),
        });
        expect(auditReport(answers, { allowsUnanswered: true }).exitCode).toBe(0);
      }
    },
  );

  it('F06 fails for a vulnerability also where no answer is allowed', () => {
    const answers = { vulnerabilities: answered(1), signatures: '' };
    expect(auditReport(answers, { allowsUnanswered: true }).exitCode).toBe(1);
  });
});

describe('the contact for security researchers', () => {
  it('F06 is the same in the repository and on the site', () => {
    const reading = readConfig({});
    const contact = reading.kind === 'ready' && reading.config.operation.securityContact;
    expect(contact).toMatch(/^mailto:\S+\.example$/);
    const policy = readFileSync(join(root, '.github/SECURITY.md'), 'utf8');
    expect(policy).toContain(String(contact).replace('mailto:', ''));
    expect(policy).toContain('/.well-known/security.txt');
  });

  it('F12 tells who sells the site the reporting times of the Cyber Resilience Act', () => {
    const policy = readFileSync(join(root, '.github/SECURITY.md'), 'utf8');
    expect(policy).toMatch(/^\| early warning \| 24 hours [^|]*\| 24 hours \|$/m);
    expect(policy).toMatch(/^\| notification[^|]*\| 72 hours \| 72 hours \|$/m);
    expect(policy).toMatch(/^\| final report[^|]*\| 14 days [^|]*\| one month [^|]*\|$/m);
  });
});
