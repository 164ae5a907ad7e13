import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { root } from '#tests/root.ts';
import { notAllowed } from '#tests/tools/supply-chain/licences.ts';
import {
  type LockedPackage,
  productionPackages,
  queryPackages,
} from '#tests/tools/supply-chain/locked-packages.ts';
import { toAudit } from '#tests/tools/supply-chain/npm-audit.ts';
import { withoutIntegrity } from '#tests/tools/supply-chain/without-integrity.ts';

const packages = queryPackages();
const production = productionPackages();
const registry = 'https://registry.npmjs.org/';
const fromElsewhere = ({ resolved }: LockedPackage) => !(resolved ?? registry).startsWith(registry);

describe('the locked packages', () => {
  it('D20 come from one registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(fromElsewhere)).toEqual([]);
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
});

describe('a production install', () => {
  it('OPS-8 has no compiler, and nothing that only the sandbox needs', () => {
    const installed = production.map(({ name }) => name);
    expect(installed.length).toBeGreaterThan(100);
    const left = ['typescript', 'typescript-compiler', 'fflate'];
    expect(installed.filter((name) => left.includes(name))).toEqual([]);
  });
});

describe('an audit', () => {
  it('F06 F09 is told from one that the registry does not answer', () => {
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
