import { type ComponentType, createContext, useContext } from 'react';
import type { FoundTranslation } from '#domain/flags/translation-tool.ts';

export type Overheard = FoundTranslation;

/** Lets somebody hear every text that is drawn; null: nobody any more (I18N-2). */
export type Overhear = (listener: ((text: Overheard) => void) | null) => void;

/** The parts of the frame whose code is fetched when they are first used. `src/frame` says what they are. */
export interface FrameParts {
  /** Keeps the menus of one mind with their store once somebody has come near them (LAYOUT-9). `since` is the key of the address at which that was. */
  readonly Menus: ComponentType<{ readonly since: string }>;
  /** What the site has for what is being typed in the header (LAYOUT-3). */
  readonly Suggestions: ComponentType<{ readonly keyword: string; readonly searchPath: string }>;
  /** The control panel and the live preview's bar (LAYOUT-7, CALL-2). */
  readonly EditorTools: ComponentType<EditorToolsProps>;
  readonly overhear: Overhear;
}

export interface EditorToolsProps {
  /** Links of the CMS to what is shown. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly isPanelOn: boolean;
  readonly isPreview: boolean;
  readonly onDisable: () => void;
}

const nothing = () => null;

const FrameContext = createContext<FrameParts>({
  Menus: nothing,
  Suggestions: nothing,
  EditorTools: nothing,
  overhear: () => {},
});

export const FrameProvider = FrameContext.Provider;

export function useFrame(): FrameParts {
  return useContext(FrameContext);
}
