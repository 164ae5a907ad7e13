import { useState } from 'react';
import { type Picture as PictureOf, pickRenditionForBreakpoint } from '#domain/media/image.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { classifyVideoUrl, type VideoSource } from '#ui/components/video-source.ts';
import { focusOnMount } from '#ui/kit/autofocus.ts';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/film.module.css';

interface FilmProps {
  readonly url: string;
  readonly title: string;
  readonly image?: PictureOf | undefined;
}

/** The sandbox permissions of another site's player. */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-popups allow-presentation';

/** A video with a poster, and the browser's controls. Another site's player is loaded only when the visitor clicks, and the caption says so. */
export function Film({ url, title, image }: FilmProps) {
  const video = classifyVideoUrl(url);
  const [isShown, setShown] = useState(false);
  return (
    <figure className={styles.film}>
      {video.kind === 'file' ? (
        <video
          controls
          playsInline
          preload="none"
          src={video.url}
          poster={image && pickRenditionForBreakpoint(image, 'lg')?.url}
          aria-label={title}
        />
      ) : isShown && video.kind === 'player' ? (
        <EmbeddedFilmPlayer url={video.url} title={title} />
      ) : (
        <Cover url={url} title={title} image={image} video={video} onShow={() => setShown(true)} />
      )}
      <figcaption>
        {title}
        <FilmNote video={video} />
      </figcaption>
    </figure>
  );
}

interface CoverProps extends FilmProps {
  readonly video: Exclude<VideoSource, { kind: 'file' }>;
  readonly onShow: () => void;
}

/** A link to the video's own page, which works without scripts; with scripts the player replaces it. */
function Cover({ url, title, image, video, onShow }: CoverProps) {
  const { t } = useSite();
  return (
    <Link
      href={url}
      className={styles.cover}
      {...(video.kind === 'player' && { onClick: createPlainClickHandler(onShow) })}
    >
      {image && <Picture picture={{ ...image, alt: '' }} portion={0.7} />}
      <span className={styles.sign} data-print="no">
        <Icon name={video.kind === 'player' ? 'play' : 'arrow-up-right'} />
      </span>
      <span className="visually-hidden">{t('film.show', { title })}</span>
    </Link>
  );
}

function FilmNote({ video }: { readonly video: VideoSource }) {
  const { t } = useSite();
  if (video.kind === 'file') return null;
  return <small>{t(video.kind === 'player' ? 'film.player' : 'film.elsewhere', { host: video.host })}</small>;
}

function EmbeddedFilmPlayer({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <div>
      <iframe
        ref={focusOnMount}
        title={title}
        src={url}
        sandbox={sandboxPermissions}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    </div>
  );
}
