import { accounts, password, vipCards } from '#fixtures/sandbox/customers/accounts.ts';
import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';

/** The start message of the demo: the address of each system, and the accounts at the ticketing. */
export function startUpNotice({ urls }: Sandbox): string {
  const accountLines = accounts.map(
    ({ email, name, tags }) =>
      `  ${email.padEnd(26)} ${name}${tags.length > 0 ? `, tags ${tags.join(' and ')}` : ''}`,
  );
  return `  CMS and search       ${urls.cms}
  Bridge               ${urls.bridge}
  ticketing            ${urls.tix}
  education ticketing  ${urls.tixEducation}
  lesson player        ${urls.lesson}

  To log in at the ticketing (password ${password}):
${accountLines.join('\n')}
  VIP cards            ${vipCards.join(', ')}`;
}
