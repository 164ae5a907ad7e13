import { useState } from 'react';
import type { Clip } from '#domain/audio/clip.ts';
import type { EventCard } from '#domain/event/event.ts';
import { hallIdentity } from '#hall/identity.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { usePlayingClipId } from '#ui/kit/site-services-context.tsx';
import styles from '#ui/components/cover-figure.module.css';

interface CoverFigureProps {
  readonly event: EventCard;
  /** The clips of its page, which its sand follows. */
  readonly clips: readonly Clip[];
}

/** Loaded when a clip of a cover is first played. */
const LazySoundingSand = createLazyComponent(
  async () => (await import('#ui/components/clip-sand-animation.tsx')).ClipSandAnimation,
);

/** The large figure of a concert. While one of its clips plays, its sand follows the loudness; with reduced motion it does not (AUDIO-7). */
export function CoverFigure({ event, clips }: CoverFigureProps) {
  const playingId = usePlayingClipId();
  const isSounding = clips.some(({ id, peaks }) => peaks && id === playingId);
  const [hasSounded, setHasSounded] = useState(false);
  if (isSounding && !hasSounded && canMove()) setHasSounded(true);
  return (
    <div className={styles.figure} data-sounding={hasSounded && isSounding ? 'yes' : undefined}>
      <FigureImage src={toLargeEventFigureUrl(event, 'cover')} size={1000} isFirst fetchPriority="high" />
      {hasSounded && <LazySoundingSand event={event} clips={clips} />}
    </div>
  );
}

function canMove(): boolean {
  return hallIdentity.hasSandFigures === true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
