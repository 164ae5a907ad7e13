import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { secretVariableNames, variableNames } from '#src/config/variables.ts';
import { documents } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';

const reference = readText('docs/configuration.md');
const example = readText('docs/operation/.env.example');

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The files that may set or name a variable: pages, and those that build and start the site. */
const files = [
  ...documents(),
  ...[
    'package.json',
    'docs/operation/.env.example',
    'docs/operation/klankhuis.service',
    ...['docs/operation/container', '.github/workflows', '.devcontainer', '.ci'].flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`),
    ),
  ].map((path) => ({ path, text: readText(path) })),
];

/** Names in capitals that are no settings of the server, by who reads them. */
const otherNames = {
  node: ['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX'],
  tracing: ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'],
  formerly: ['FAREWELL_MS'],
  exports: ['WORDPRESS_URL', 'BASE_FOLDER'],
  build: ['HALL', 'NODE_IMAGE', 'TRACING', 'SITE_IMAGE', 'REDIS_IMAGE', 'NGINX_IMAGE'],
  tests: ['CHROMIUM_PATH', 'BENCH_CONCERTS'],
  shell: ['BODY', 'TIME', 'NONCE', 'SIGN', 'NAME', 'RENEWED_LINEAGE'],
  kernel: ['AF_INET', 'AF_INET6', 'AF_UNIX', 'NET_BIND_SERVICE'],
  webhook: ['WEBHOOK_SECRET'],
  wire: ['SOLD_OUT', 'NOT_LOGGED_IN', 'NOT_EDUCATION', 'INVALID_NUMBER'],
};

const known: ReadonlySet<string> = new Set([
  ...variableNames,
  ...secretVariableNames.map((name) => `${name}_FILE`),
  ...Object.values(otherNames).flat(),
]);

/** The names of several words in capitals, and those of one word that are assigned (`PORT=`). */
function namesIn(text: string): readonly string[] {
  return text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b[A-Z][A-Z0-9]{2,}(?==[^=])/g) ?? [];
}

describe('the environment variables', () => {
  it.each(variableNames)('OPS-6 %s is a row of the reference and a line of the example', (name) => {
    expect(reference.match(new RegExp(`^\\| \`${name}\` \\|(?: .+ \\|){3}$`, 'gm'))).toHaveLength(1);
    expect(example.match(new RegExp(`^#${name}=`, 'gm'))).toHaveLength(1);
  });

  it('OPS-6 the values of the example are accepted', () => {
    const variables = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(variables).toSorted()).toEqual(variableNames.toSorted());
    // The folder of the example is that of a server.
    const reading = readConfig({ ...variables, SHARED_ASSETS: 'docs' });
    expect(reading.kind === 'refused' && reading.refusals).toBe(false);
  });

  it('OPS-6 the example contains no secret that a site could start with', () => {
    const values = secretVariableNames.map((name) => new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1]);
    expect(values.filter((value) => value !== '' && !value?.startsWith('redis://'))).toEqual([]);
  });

  it.each(files)('OPS-6 are those that the server knows in $path', ({ text }) => {
    expect(namesIn(text).filter((name) => !known.has(name))).toEqual([]);
  });
});
