import type { Navigator } from '#ports/navigator.port.ts';

/** Goes nowhere: on the server a page is drawn where it is asked for. */
export class ServerNavigator implements Navigator {
  go(): void {}
}
