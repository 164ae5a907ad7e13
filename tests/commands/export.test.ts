import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { aFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { runInShell } from '#tests/commands/running-command.ts';
import { documents } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';

const place = aFolder();
const answers = join(root, 'tests/examples/wordpress-export/answers');

/** A WordPress whose lists are recorded answers, with pictures at its own address. */
const wordPress = createServer(({ url = '', headers }, response) => {
  const { pathname, searchParams } = new URL(url, `http://${headers.host}`);
  const [, type] = /^\/wp-json\/wp\/v2\/(\w+)$/.exec(pathname) ?? [];
  if (type === undefined) return response.end('a picture');
  const list = readFileSync(join(answers, `${type}-${searchParams.get('page')}.json`), 'utf8');
  response.setHeader('X-WP-TotalPages', type === 'concert' ? 2 : 1);
  return response.end(list.replaceAll('https://cms.hall.example', `http://${headers.host}`));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    wordPress.listen(0, '127.0.0.1', resolve);
  });
  place.write('base/global.nl.json', aGlobal('nl'));
  place.write('base/global.en.json', aGlobal('en'));
  place.write('base/rooms.json', [{ id: 'grote-zaal', title: 'Grote Zaal' }]);
});
afterAll(() => place.remove());

it('SWAP-7 the documented command exports, and fails without a change if the CMS is away', async () => {
  const url = `http://127.0.0.1:${(wordPress.address() as AddressInfo).port}`;
  const command = documentedBlock(documents(), 'export')
    .replace('https://cms.example.org', url)
    .replaceAll('/srv/hudson', place.directory);
  const exported = await runInShell(command);
  expect(exported).toEqual({
    code: 0,
    output: expect.stringContaining('concert 7 (geen-datum) is left out'),
  });
  expect(exported.output).not.toContain('without http');
  const concerts = () => readdirSync(join(place.directory, 'content/concerts'));
  expect(concerts()).toContain('trio-noordzee.json');

  await new Promise((resolve) => {
    wordPress.close(resolve);
    wordPress.closeAllConnections();
  });
  const failed = await runInShell(command);
  expect(failed).toEqual({
    code: 1,
    output: expect.stringContaining('cannot be fetched: connect ECONNREFUSED'),
  });
  expect(concerts()).toContain('trio-noordzee.json');
});
