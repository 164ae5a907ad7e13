import type { GatewayClock } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import type { Clock } from '#ports/clock.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The device's clock, for durations: it is never adjusted. */
export const DeviceClockToken: Token<Clock> = createToken<Clock>('DeviceClock');

/** The browser's clock, synchronized with the server's; bound to `Clock` too. */
export const GatewayClockToken: Token<GatewayClock> = createToken<GatewayClock>('GatewayClock');
