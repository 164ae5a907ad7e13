import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationVariables, siteVariables } from '#src/variables.ts';
import { root } from '#tests/root.ts';

const folder = 'docs/operation/container';

interface ComposeService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly image: string;
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

describe('compose.yaml', () => {
  const { services } = parse(readFileSync(join(root, folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, ComposeService>>;
  };
  const sites = Object.values(services).filter(({ image }) => image === 'klankhuis-site');

  it('OPS-3 starts two read-only instances of the site, after the files of the image are published', () => {
    const instances = sites.filter(({ depends_on }) => depends_on?.['assets'] !== undefined);
    expect(instances.map(({ depends_on }) => depends_on?.['assets']?.condition)).toEqual([
      'service_completed_successfully',
      'service_completed_successfully',
    ]);
    expect(sites.map((site) => site.read_only)).toEqual([true, true, true]);
    const published = services['assets']?.command?.at(-1);
    expect(instances.map(({ environment }) => environment?.['SHARED_ASSETS'])).toEqual([
      published,
      published,
    ]);
  });

  it('sets only variables that the site knows', () => {
    const known = [
      ...Object.keys(siteVariables),
      ...Object.keys(operationVariables),
      'NODE_EXTRA_CA_CERTS',
      'NODE_OPTIONS',
    ];
    const named = sites.flatMap(({ environment = {} }) => Object.keys(environment));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('gives nginx the names of the services', () => {
    const configuration = ['nginx.conf', 'sandbox.conf']
      .map((name) => readFileSync(join(root, folder, name), 'utf8'))
      .join('\n');
    const hosts = [...configuration.matchAll(/^ +server ([\w-]+):\d+/gm)].map(([, host = '']) => host);
    expect(hosts.length).toBeGreaterThan(2);
    expect(hosts.filter((host) => !Object.hasOwn(services, host))).toEqual([]);
  });
});
