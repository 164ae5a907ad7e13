import { defineConfig } from 'vitest/config';

/** No part of the whole run: each measures something for minutes. */
export default defineConfig({
  test: {
    name: 'long-commands',
    testTimeout: 20 * 60_000,
    include: ['tests/commands/long/*.test.ts'],
    environment: 'node',
  },
});
