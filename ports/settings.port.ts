import type { SiteSettings } from '#domain/page/site-settings.ts';
import { type Token, token } from '#ports/token.ts';

/** The site's public settings; constant for the lifetime of the world. */
export const Settings: Token<SiteSettings> = token<SiteSettings>('Settings');
