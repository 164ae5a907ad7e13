import { autorun } from 'mobx';
import { asksForDebug } from '#domain/flags/flags.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/**
 * Logs the visitor's session, and every change of it, where the address asks for debug output (TIX-6); nothing of who the
 * visitor is. The function returned ends it.
 */
export function logSession(
  search: string,
  session: { readonly view: SessionView },
  logger: Logger,
): () => void {
  if (!asksForDebug(new URLSearchParams(search).get('debug'))) return () => {};
  return autorun(() => log(session.view, logger));
}

function log({ standing, session, environment, isOnline }: SessionView, logger: Logger): void {
  logger.info('tix.session', {
    standing,
    environment,
    isOnline,
    isLoggedIn: session.user !== null,
    hasHash: Boolean(session.user?.hash),
    tags: session.user?.tags.length ?? 0,
    orderSize: session.orderSize,
    hasCustomerNumber: session.customerId !== null,
  });
}
