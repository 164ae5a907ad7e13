import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { accountPassword } from '#fixtures/sandbox/customers/accounts.ts';

/** Logs a user in at the sandbox's ticketing through its login form, and returns the session that its frame would report. */
export async function loggedIn(
  tixUrl: string,
  email = 'bezoeker@klankhuis.test',
): Promise<IdentifiedVisitor> {
  const sent = {
    method: 'POST',
    body: new URLSearchParams({ email, password: accountPassword }),
    redirect: 'manual',
  } as const;
  const cookies = (await fetch(`${tixUrl}/nl/login`, sent)).headers.getSetCookie();
  const headers = { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  const answer = await fetch(`${tixUrl}/nl/itix/session`, { headers });
  const { user } = (await answer.json()) as { readonly user: IdentifiedVisitor | null };
  if (!user) throw new Error(`The shop does not let ${email} in`);
  return { id: user.id, hash: user.hash };
}
