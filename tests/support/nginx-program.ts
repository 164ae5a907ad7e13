import { existsSync } from 'node:fs';

/** The program of nginx. Debian installs it where the PATH of a user who is not root does not look. */
export const nginxProgram: string = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
