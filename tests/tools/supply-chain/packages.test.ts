import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { root } from '#tests/root.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly dev?: boolean }>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

it('D20 every locked package comes from the registry of npm', () => {
  expect(packages.length).toBeGreaterThan(100);
  const registry = 'https://registry.npmjs.org/';
  expect(packages.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual([]);
});

it('OPS-8 a production install has no compiler, and nothing that only the sandbox needs', () => {
  const installed = packages.filter(([, { dev }]) => !dev).map(([path]) => path);
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter((path) => /\/(?:typescript|typescript-compiler|libsql)$/.test(path))).toEqual([]);
});

it('the contact for security researchers is the same in the repository and on the site', () => {
  const reading = readConfig({});
  const contact = reading.kind === 'ready' && reading.config.operation.securityContact;
  expect(contact).toMatch(/^mailto:\S+\.example$/);
  const policy = readFileSync(join(root, '.github/SECURITY.md'), 'utf8');
  expect(policy).toContain(String(contact).replace('mailto:', ''));
  expect(policy).toContain('/.well-known/security.txt');
});
