import type { GatewayClock } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import type { Clock } from '#ports/clock.port.ts';
import { type Token, token } from '#ports/token.ts';

/** The visitor's own clock: it measures how long something took, and is never set right while it does. */
export const DeviceClockToken: Token<Clock> = token<Clock>('DeviceClock');

/** The clock of the site in a browser, which can be set right by the hall's; the same as `Clock` there. */
export const GatewayClockToken: Token<GatewayClock> = token<GatewayClock>('GatewayClock');
