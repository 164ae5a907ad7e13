/** The state of one clip; a clip that never played has no state. */
type PlayerState = 'playing' | 'paused';

/** The clips of a page: their states by element id, and the clip that was played last (AUDIO-1). At most one clip plays. */
export interface PageAudioState {
  readonly playerStates: Readonly<Record<string, PlayerState>>;
  readonly currentAudioId: string | null;
}

export type AudioAction =
  | { readonly kind: 'play'; readonly id: string }
  | { readonly kind: 'pause'; readonly id: string }
  | { readonly kind: 'ended'; readonly id: string }
  /** The clip was removed from the page. */
  | { readonly kind: 'removed'; readonly id: string };

/** A command for the players; executed in order. */
type AudioEffect = { readonly kind: 'play' | 'pause' | 'rewind'; readonly id: string };

interface AudioStep {
  readonly audio: PageAudioState;
  readonly effects: readonly AudioEffect[];
}

export const initialAudioState: PageAudioState = { playerStates: {}, currentAudioId: null };

/** Computes the next state and the commands. Playing a clip pauses and rewinds the previous one; a clip that ends is paused (AUDIO-1). */
export function reduceAudio(audio: PageAudioState, { kind, id }: AudioAction): AudioStep {
  switch (kind) {
    case 'play':
      return playClip(audio, id);
    case 'pause':
    case 'ended':
      return isPlaying(audio, id)
        ? { audio: setState(audio, id, 'paused'), effects: [{ kind: 'pause', id }] }
        : { audio, effects: [] };
    case 'removed':
      return { audio: removeClip(audio, id), effects: [] };
  }
}

/** Whether a clip is playing; false for a clip that never played (AUDIO-1). */
export function isPlaying(audio: PageAudioState, id: string): boolean {
  return audio.currentAudioId === id && audio.playerStates[id] === 'playing';
}

function playClip(audio: PageAudioState, id: string): AudioStep {
  if (isPlaying(audio, id)) return { audio, effects: [] };
  const other = audio.currentAudioId === id ? null : audio.currentAudioId;
  const paused = other === null ? audio : setState(audio, other, 'paused');
  const stopEffects: readonly AudioEffect[] =
    other === null
      ? []
      : [
          { kind: 'pause', id: other },
          { kind: 'rewind', id: other },
        ];
  return {
    audio: { ...setState(paused, id, 'playing'), currentAudioId: id },
    effects: [...stopEffects, { kind: 'play', id }],
  };
}

function setState(audio: PageAudioState, id: string, state: PlayerState): PageAudioState {
  return { ...audio, playerStates: { ...audio.playerStates, [id]: state } };
}

function removeClip(audio: PageAudioState, id: string): PageAudioState {
  const others = Object.entries(audio.playerStates).filter(([other]) => other !== id);
  return {
    playerStates: Object.fromEntries(others),
    currentAudioId: audio.currentAudioId === id ? null : audio.currentAudioId,
  };
}
