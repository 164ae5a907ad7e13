import { expect, it } from 'vitest';
import { parseBridgeTask } from '#src/bridge/bridge-options.ts';

it('BRIDGE-9 the options of npm run bridge name one task, or none to serve', () => {
  expect(parseBridgeTask([])).toEqual({ kind: 'serve' });
  expect(parseBridgeTask(['--delete-user', '7001'])).toEqual({ kind: 'deleteUser', user: 7001 });
  expect(parseBridgeTask(['--delete-email', 'noor@hall.example'])).toEqual({
    kind: 'deleteEmail',
    email: 'noor@hall.example',
  });
  expect(parseBridgeTask(['--backup', '/srv/copy.db'])).toEqual({ kind: 'backUp', path: '/srv/copy.db' });
});

it.each([
  ['--delete-user', 'noor'],
  ['--delete-user', ''],
  ['--delete-email', 'noor'],
  ['--backup', ''],
  ['--backup'],
  ['--oops'],
  ['--delete-user', '1', '--backup', 'x'],
])('BRIDGE-9 an unusable command line is no task: %s %s', (...args) => {
  expect(parseBridgeTask(args)).toBeUndefined();
});
