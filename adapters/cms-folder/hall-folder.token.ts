import type { HallFolder } from '#adapters/cms-folder/hall-folder.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The folder of a hall that has one as CMS. */
export const HallFolderToken: Token<HallFolder> = createToken<HallFolder>('HallFolder');
