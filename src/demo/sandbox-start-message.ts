import { sandboxAccounts, accountPassword, vipCards } from '#fixtures/sandbox/customers/accounts.ts';
import { type Sandbox, systemNames } from '#fixtures/sandbox/sandbox.ts';

const labels = {
  cms: 'CMS and search',
  bridge: 'Bridge',
  tix: 'ticketing',
  tixEducation: 'education ticketing',
  lesson: 'lesson player',
} as const;

/** The start message of the sandbox: the address of each of its systems, and the accounts at the ticketing. */
export function formatSandboxStartMessage({ urls }: Pick<Sandbox, 'urls'>): string {
  const addresses = systemNames
    .filter((name) => urls[name] !== '')
    .map((name) => `  ${labels[name].padEnd(20)} ${urls[name]}`);
  return [...addresses, ...(urls.tix === '' ? [] : ['', describeAccounts()])].join('\n');
}

function describeAccounts(): string {
  const accountLines = sandboxAccounts.map(
    ({ email, name, tags }) =>
      `  ${email.padEnd(26)} ${name}${tags.length > 0 ? `, tags ${tags.join(' and ')}` : ''}`,
  );
  return `  To log in at the ticketing (password ${accountPassword}):
${accountLines.join('\n')}
  VIP cards            ${vipCards.join(', ')}`;
}
