import { autorun } from 'mobx';
import { hasDebugFlag } from '#domain/flags/flags.ts';
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
  if (!hasDebugFlag(new URLSearchParams(search).get('debug'))) return () => {};
  return autorun(() => log(session.view, logger));
}

function log({ status, session, environment, isOnline }: SessionView, logger: Logger): void {
  logger.info('tix.session', {
    status,
    environment,
    isOnline,
    isLoggedIn: session.user !== null,
    hasHash: Boolean(session.user?.hash),
    tags: session.user?.tags.length ?? 0,
    orderSize: session.orderSize,
    hasCustomerNumber: session.customerId !== null,
  });
}
