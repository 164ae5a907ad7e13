import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { configurationExitCode } from '#src/server/startup-exits.ts';
import { root } from '#tests/root.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

const unit = readFileSync(join(root, 'docs/operation/klankhuis@.service'), 'utf8');
const lines = unit.split('\n').filter((line) => /^\w+=/.test(line));

/** What an attacker with a hole in the site could otherwise use (`systemd-analyze security`). */
const hardening = [
  'DynamicUser=yes',
  'UMask=0077',
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'PrivateUsers=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'RemoveIPC=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'ProtectProc=invisible',
  'ProtectClock=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectControlGroups=yes',
  'LockPersonality=yes',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged',
];

it.each(hardening)('OPS-4 the unit of systemd says %s', (line) => {
  expect(lines).toContain(line);
});

it('F02 the unit of systemd kills every process that is left when an instance could have stopped', () => {
  expect(lines).toContain('KillMode=mixed');
  const seconds = Number(lines.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1]);
  expect(seconds * 1000).toBeGreaterThan(readyConfig().operation.shutdownDrainMs + shutdownLimitAfterDrainMs);
});

it('C11 the unit of systemd starts an instance again that ends without being stopped', () => {
  expect(lines).toContain('Restart=on-failure');
});

it.each(['LimitNOFILE', 'LimitCORE', 'TasksMax', 'MemoryMax'])(
  'OPS-4 the unit of systemd limits %s',
  (name) => {
    expect(lines.filter((line) => line.startsWith(`${name}=`))).toHaveLength(1);
  },
);

it('OPS-4 the unit of systemd does not forbid what V8 compiles to', () => {
  expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([]);
});

it('HALL-14 the unit of systemd reads the hall and its folder from the settings, and does not start another build again', () => {
  expect(lines).toContain('EnvironmentFile=/etc/klankhuis/site.env');
  expect(lines).toContain(`RestartPreventExitStatus=${configurationExitCode}`);
});
