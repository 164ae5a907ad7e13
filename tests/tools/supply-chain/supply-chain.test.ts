import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#src/config.ts';
import { root } from '#tests/root.ts';
import { licencesPage, notAllowed } from '#tests/tools/supply-chain/licences.ts';
import {
  type LockedPackage,
  productionPackages,
  queryPackages,
} from '#tests/tools/supply-chain/locked-packages.ts';
import { audit, toAudit } from '#tests/tools/supply-chain/npm-audit.ts';
import { withoutIntegrity } from '#tests/tools/supply-chain/without-integrity.ts';

const packages = queryPackages();
const production = productionPackages();
const registry = 'https://registry.npmjs.org/';
const fromElsewhere = ({ resolved }: LockedPackage) => !(resolved ?? registry).startsWith(registry);

/** The versions that `npm run install:tracing` installs, by package. */
const tracingPackages = readTracingPackages();

function readTracingPackages(): ReadonlyMap<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = scripts['install:tracing']?.matchAll(/(@opentelemetry\/[\w-]+)@([\d.]+)/g) ?? [];
  return new Map([...named].map(([, name = '', version = '']) => [name, version]));
}

/** A folder with a project that has these packages in its lock. */
function aProject(
  locked: Readonly<Record<string, { readonly version: string; readonly [field: string]: string }>>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dependencies = Object.fromEntries(
    Object.entries(locked).map(([path, { resolved, version }]) => [
      path.slice('node_modules/'.length),
      resolved ?? version,
    ]),
  );
  const project = { name: 'hall', version: '1.0.0', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  const lock = { ...project, lockfileVersion: 3, requires: true, packages: { '': project, ...locked } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

describe('the locked packages', () => {
  it('D20 come from one registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(fromElsewhere)).toEqual([]);
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
    const usual = { version: '1.0.0' };
    const folder = aProject({ ...Object.fromEntries(locked), 'node_modules/usual': usual });
    const foreign = queryPackages('*', folder).filter(fromElsewhere);
    expect(foreign.map(({ name }) => name).toSorted()).toEqual(['folder', 'host', 'repository']);
  });

  it('D20 have an integrity hash, except the listed ones', () => {
    const bare = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(bare.map(({ name }) => name).toSorted()).toEqual(withoutIntegrity.toSorted());
  });

  it('D20 have an integrity hash if they are production packages, or not optional', () => {
    const needed = packages.filter(({ dev, optional }) => !dev || !optional);
    expect(needed.filter(({ name }) => withoutIntegrity.includes(name))).toEqual([]);
  });

  it('run on the oldest supported version of Node', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    expect(engines.node).toBe('>=20.19');
    const newer = '*:attr(engines, [node]):not(:semver(20.19.0, :attr(engines, [node])))';
    expect(queryPackages(newer)).toEqual([]);
  });

  it('F06 have licences that permit redistribution of the site', () => {
    expect(notAllowed(production)).toEqual([]);
  });

  it('F06 are rejected with a licence that is not listed', () => {
    const license = 'MIT AND AGPL-3.0-only';
    const unlisted = queryPackages('*', aProject({ 'node_modules/unlisted': { version: '1.0.0', license } }));
    expect(notAllowed(unlisted)).toEqual([`unlisted: ${license}`]);
    expect(licencesPage(unlisted)).toContain(`| ${license} | unlisted 1.0.0 |\n`);
  });
});

describe('a production install', () => {
  it('OPS-8 has no compiler, nothing that only the sandbox needs, and not what sends traces', () => {
    const installed = production.map(({ name }) => name);
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
  /** The result of an audit with a registry that answers the question for vulnerabilities of `minimist`. */
  async function auditWith(status: number, ...advisories: readonly unknown[]) {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(request.method === 'POST' ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(advisories.length > 0 ? { minimist: advisories } : {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const folder = aProject({ 'node_modules/minimist': { version: '1.2.5' } });
    return audit(folder, ['--audit-level=high', `--registry=http://127.0.0.1:${port}`]);
  }
  const ofSeverity = (severity: string) => ({
    // npm caches what it has calculated of an advisory by its id.
    id: severity,
    url: 'https://example.org/1',
    title: 'Prototype pollution',
    severity,
    vulnerable_versions: '<1.2.6',
  });

  it('F06 fails if a package has a high vulnerability, with its name', async () => {
    const { result, text } = await auditWith(200, ofSeverity('high'));
    expect(text).toMatch(/minimist\s+Severity: high/);
    expect(result).toBe('failed');
    expect((await auditWith(200, ofSeverity('moderate'))).result).toBe('passed');
    expect((await auditWith(200)).result).toBe('passed');
  });

  it('F06 F09 is told from one that the registry does not answer', async () => {
    const { result, text } = await auditWith(405);
    expect(result).toBe('unanswered');
    expect(text).toMatch(/^Not audited: /);
    expect(toAudit('signatures', null, '').result).toBe('unanswered');
  });

  it('F09 fails if a package has a wrong signature or none, by the exit code of npm', () => {
    expect(toAudit('signatures', 1, '1 package has an invalid registry signature:').result).toBe('failed');
    expect(toAudit('signatures', 0, '700 packages have verified registry signatures').result).toBe('passed');
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
