import type { PublicSettings } from '#domain/page/public-settings.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The site's public settings; constant for the lifetime of the world. */
export const Settings: Token<PublicSettings> = createToken<PublicSettings>('Settings');
