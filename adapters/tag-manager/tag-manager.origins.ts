import type { BrowserOrigins } from '#ports/settings.port.ts';

/** The tools that the tag manager's adapter loads; an absent id: that tool is not used. */
interface TrackingTools {
  readonly gtmId?: string;
  readonly vwoAccount?: string;
  readonly cookiebotId?: string;
}

/** The origins of the tracking tools in use; their scripts are loaded by the site's own (`strict-dynamic`). */
export function listTrackingOrigins({
  gtmId = '',
  vwoAccount = '',
  cookiebotId = '',
}: TrackingTools): BrowserOrigins {
  const origins = [
    ...(gtmId === ''
      ? []
      : [
          'https://*.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ]),
    ...(vwoAccount === '' ? [] : ['https://*.visualwebsiteoptimizer.com']),
    ...(cookiebotId === '' ? [] : ['https://*.cookiebot.com']),
  ];
  return { connect: origins, frame: origins, image: origins };
}
