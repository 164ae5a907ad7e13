import { defineConfig } from 'vitest/config';

/** Not part of the whole run, because each command takes minutes. */
export default defineConfig({
  test: {
    name: 'long-commands',
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    include: ['tests/commands/long/*.test.ts'],
    environment: 'node',
  },
});
