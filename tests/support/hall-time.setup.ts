import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';

// Once in each program, and before each test file, because one that tests another zone shares the process with the next one.
setDateTimeDefaults(hallIdentity);
