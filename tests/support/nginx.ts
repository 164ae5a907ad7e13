import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nginxProgram } from '#tests/support/nginx-program.ts';

/** An answer that nginx gave. */
interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** nginx with the documented configuration, in a folder and on ports of its own. */
export interface RunningNginx {
  readonly port: number;
  /** Sends a GET request for a path, as a client with these headers. */
  fetch(path: string, headers?: Readonly<Record<string, string>>): Promise<ProxiedAnswer>;
  close(): Promise<void>;
}

/** Workers of a root process would otherwise run as a user who may not read the temporary folder. */
const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Whether nginx and openssl are installed; tests that need them are skipped with a message otherwise. */
export const hasNginx: boolean =
  spawnSync(nginxProgram, ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

/** Starts nginx in front of the instances with these ports, with the documented configuration except for addresses and folders. */
export async function startNginx(sitePorts: readonly [number, number]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-nginx-'));
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'conf.d'));
  createCertificate(join(folder, 'tls'));
  const written = readFileSync(join(root, 'docs/operation/container/nginx.conf'), 'utf8')
    .replaceAll('site-1:3000', `127.0.0.1:${sitePorts[0]}`)
    .replaceAll('site-2:3000', `127.0.0.1:${sitePorts[1]}`)
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/etc/nginx/conf.d', join(folder, 'conf.d'))
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('server_name klankhuis.localhost', 'server_name klankhuis.localhost localhost')
    // A test uses one address.
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plainPort}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${tlsPort}`)
    // Folders that nginx would otherwise create where only root may write.
    .replace(
      'http {\n',
      `http {\n${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}\n`,
    );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, written);
  const check = spawnSync(nginxProgram, ['-t', '-q', '-c', file, '-g', directives], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const server = spawn(nginxProgram, ['-c', file, '-g', directives], { stdio: 'ignore' });
  const send: RunningNginx['fetch'] = (path, headers = {}) => get(tlsPort, path, headers);
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await send('/metrics').catch(() => undefined)) break;
    await setTimeout(20);
  }
  return {
    port: tlsPort,
    fetch: send,
    close: () => stopNginx(server, folder),
  };
}

/** Starts nginx with an upstream and a server, as files in its `conf.d` have them. */
export function startBalancer(fragment: string): { close(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-nginx-'));
  const file = join(folder, 'nginx.conf');
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  writeFileSync(
    file,
    `pid ${join(folder, 'nginx.pid')}; error_log stderr; events {} http { access_log off; ${paths} ${fragment} }`,
  );
  const server = spawn(nginxProgram, ['-c', file, '-g', directives], { stdio: 'ignore' });
  return { close: () => stopNginx(server, folder) };
}

async function stopNginx(server: ChildProcess, folder: string): Promise<void> {
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  rmSync(folder, { recursive: true });
}

/** Creates a certificate as documented. */
function createCertificate(folder: string): void {
  const block = documentedBlock(documents(), 'certificate').replaceAll(
    'docs/operation/container/tls',
    folder,
  );
  const { status, stderr } = spawnSync('sh', ['-ec', block]);
  if (status !== 0) throw new Error(String(stderr));
}

function get(port: number, path: string, headers: object): Promise<ProxiedAnswer> {
  const toSite = { Host: 'klankhuis.localhost', ...headers };
  const options = { port, path, headers: toSite, host: '127.0.0.1', rejectUnauthorized: false, agent: false };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const { statusCode = 0, headers: received } = response;
      response.resume().on('end', () => resolve({ status: statusCode, headers: received }));
    })
      .on('error', reject)
      .end();
  });
}
