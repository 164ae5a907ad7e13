import type { BrowserOrigins, PublicSettings } from '#ports/settings.port.ts';

/** The origins of each tool that the adapter of the tag manager loads, by the setting that has its id. */
const originsByTool = {
  gtmId: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  vwoAccount: ['https://*.visualwebsiteoptimizer.com'],
  cookiebotId: ['https://*.cookiebot.com'],
};

/** The origins of the tracking tools in use; their scripts are loaded by the site's own (`strict-dynamic`). */
export function listTrackingOrigins(settings: PublicSettings): BrowserOrigins {
  const tools = Object.keys(originsByTool) as (keyof typeof originsByTool)[];
  const origins = tools.flatMap((tool) => (settings[tool] ? originsByTool[tool] : []));
  return { connect: origins, frame: origins, image: origins };
}
