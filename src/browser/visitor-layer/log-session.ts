import { autorun } from 'mobx';
import type { Logger } from '#ports/logger.port.ts';
import { hasDebugFlag } from '#ui/layout/query-flags.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/**
 * Logs the visitor's session and its changes if the address has the debug flag (TIX-6), without the visitor's identity. Returns a
 * function that stops it.
 */
export function logSessionInDebugMode(
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
