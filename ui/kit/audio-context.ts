import { createContext } from 'react';
import type { AudioStore } from '#ui/stores/audio.store.ts';

/** Where the tab's one sound stands once a page with clips has made it; the store's code comes with the first clip. */
export const AudioContext = createContext<{ current: AudioStore | null }>({ current: null });
