import type { Clip } from '#domain/audio/clip.ts';
import { AudioClip } from '#ui/components/audio-clip.tsx';

/** A list of clips. */
export function AudioClips({ clips }: { readonly clips: readonly Clip[] }) {
  return (
    <ul>
      {clips.map((clip) => (
        <li key={clip.id}>
          <AudioClip clip={clip} />
        </li>
      ))}
    </ul>
  );
}
