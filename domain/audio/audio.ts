/** How a clip stands; one that was never touched has no state. */
type PlayerState = 'playing' | 'paused';

/** The sound of a page: states by element id, and the clip that was played last (AUDIO-1). At most that one plays. */
export interface Audio {
  readonly playerStates: Readonly<Record<string, PlayerState>>;
  readonly currentAudioId: string | null;
}

export type AudioEvent =
  | { readonly kind: 'play'; readonly id: string }
  | { readonly kind: 'pause'; readonly id: string }
  | { readonly kind: 'ended'; readonly id: string }
  /** The clip is no longer on the page. */
  | { readonly kind: 'removed'; readonly id: string };

/** What the players are to do, in this order. */
type AudioEffect = { readonly kind: 'play' | 'pause' | 'rewind'; readonly id: string };

interface AudioStep {
  readonly audio: Audio;
  readonly effects: readonly AudioEffect[];
}

export const silence: Audio = { playerStates: {}, currentAudioId: null };

/** Playing a clip pauses and rewinds the one before; a clip that ends pauses itself (AUDIO-1). */
export function reduceAudio(audio: Audio, { kind, id }: AudioEvent): AudioStep {
  switch (kind) {
    case 'play':
      return played(audio, id);
    case 'pause':
    case 'ended':
      return isPlaying(audio, id)
        ? { audio: withState(audio, id, 'paused'), effects: [{ kind: 'pause', id }] }
        : { audio, effects: [] };
    case 'removed':
      return { audio: without(audio, id), effects: [] };
  }
}

/** Whether a clip is the one that sounds; false for one that was never touched (AUDIO-1). */
export function isPlaying(audio: Audio, id: string): boolean {
  return audio.currentAudioId === id && audio.playerStates[id] === 'playing';
}

function played(audio: Audio, id: string): AudioStep {
  if (isPlaying(audio, id)) return { audio, effects: [] };
  const other = audio.currentAudioId === id ? null : audio.currentAudioId;
  const silenced = other === null ? audio : withState(audio, other, 'paused');
  const quiet: readonly AudioEffect[] =
    other === null
      ? []
      : [
          { kind: 'pause', id: other },
          { kind: 'rewind', id: other },
        ];
  return {
    audio: { ...withState(silenced, id, 'playing'), currentAudioId: id },
    effects: [...quiet, { kind: 'play', id }],
  };
}

function withState(audio: Audio, id: string, state: PlayerState): Audio {
  return { ...audio, playerStates: { ...audio.playerStates, [id]: state } };
}

function without(audio: Audio, id: string): Audio {
  const others = Object.entries(audio.playerStates).filter(([other]) => other !== id);
  return {
    playerStates: Object.fromEntries(others),
    currentAudioId: audio.currentAudioId === id ? null : audio.currentAudioId,
  };
}
