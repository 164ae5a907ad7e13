import type { SiteSettings } from '#domain/page/site-settings.ts';
import { type Token, token } from '#ports/token.ts';

/** The addresses this site was set up with: a value, the same for as long as the world stands. */
export const Settings: Token<SiteSettings> = token<SiteSettings>('Settings');
