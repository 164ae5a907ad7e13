import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';

// Before each test file, because a file that tests another zone or other languages shares the process with the next one.
setDateTimeDefaults(hallIdentity);
