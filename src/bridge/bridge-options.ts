import { parseArgs } from 'node:util';

/** What `npm run bridge` does: serve, or one task on the database. */
export type BridgeTask =
  | { readonly kind: 'serve' }
  | { readonly kind: 'deleteUser'; readonly user: number }
  | { readonly kind: 'deleteEmail'; readonly email: string }
  | { readonly kind: 'backUp'; readonly path: string };

export const bridgeUsage =
  'npm run bridge [-- --delete-user 7001 | --delete-email noor@hall.example | --backup /srv/backup/bridge.db]';

/** The task of a command line; undefined for an invalid one (BRIDGE-9). */
export function parseBridgeTask(args: readonly string[]): BridgeTask | undefined {
  const given = readOptions(args);
  if (!given || Object.keys(given).length > 1) return undefined;
  const { 'delete-user': user, 'delete-email': email, backup: path } = given;
  if (user !== undefined)
    return /^\d{1,15}$/.test(user) ? { kind: 'deleteUser', user: Number(user) } : undefined;
  if (email !== undefined) return email.includes('@') ? { kind: 'deleteEmail', email } : undefined;
  if (path !== undefined) return path === '' ? undefined : { kind: 'backUp', path };
  return { kind: 'serve' };
}

function readOptions(args: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    const options = { 'delete-user': option, 'delete-email': option, backup: option };
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}
