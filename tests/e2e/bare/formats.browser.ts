import { formatSamples } from '#tests/e2e/support/format-samples.ts';

// For the test that loads this script: what this browser writes.
Object.assign(window, { formatSamples });
