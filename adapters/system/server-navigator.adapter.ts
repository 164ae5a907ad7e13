import type { Navigator } from '#ports/navigator.port.ts';

/** Does nothing: there is no navigation on the server. */
export class ServerNavigator implements Navigator {
  go(): void {}
}
