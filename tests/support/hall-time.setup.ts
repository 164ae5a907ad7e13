import { setHallTime } from '#domain/time/set-hall-time.ts';
import { hallIdentity } from '#hall/identity.ts';

// Before each test file, because a file that tests another zone shares the process with the next one.
setHallTime(hallIdentity);
