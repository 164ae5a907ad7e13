/** How a video is shown. Other sites are not contacted before the visitor starts the video. */
export type VideoSource =
  /** A file for the browser's player. */
  | { readonly kind: 'file'; readonly url: string }
  /** An embedded player of another site; `url` is the player's, cookie-free where the site offers that. */
  | { readonly kind: 'player'; readonly url: string; readonly host: string }
  /** A page that cannot be embedded. */
  | { readonly kind: 'elsewhere'; readonly url: string; readonly host: string };

/** The sites whose players may be embedded. */
export const videoPlayerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const idPattern = /^[\w-]{1,64}$/;

/** Classifies a video URL. */
export function classifyVideoUrl(url: string): VideoSource {
  const { host, path, query } = splitUrl(url);
  if (/\.(mp4|m4v|webm|ogv)$/i.test(path)) return { kind: 'file', url };
  const player = youtubePlayer(host, path, query) ?? vimeoPlayer(host, path);
  return player ? { kind: 'player', url: player, host } : { kind: 'elsewhere', url, host };
}

function youtubePlayer(host: string, path: string, query: string): string | undefined {
  const watchId = /[?&]v=([^&]+)/.exec(query)?.[1];
  const id =
    host === 'youtu.be'
      ? path.slice(1)
      : /^(m\.)?youtube(-nocookie)?\.com$/.test(host)
        ? (/^\/(?:embed|shorts|live)\/([^/]+)$/.exec(path)?.[1] ?? watchId)
        : undefined;
  return id && idPattern.test(id) ? `${videoPlayerOrigins[0]}/embed/${id}?autoplay=1&rel=0` : undefined;
}

function vimeoPlayer(host: string, path: string): string | undefined {
  const id = /^(player\.)?vimeo\.com$/.test(host) ? /^\/(?:video\/)?(\d+)$/.exec(path)?.[1] : undefined;
  return id && `${videoPlayerOrigins[1]}/video/${id}?autoplay=1&dnt=1`;
}

/** The query includes its question mark; the host is empty for a path of this site. */
function splitUrl(url: string): { readonly host: string; readonly path: string; readonly query: string } {
  const [, host = '', path = '', query = ''] =
    /(?:(?:https?:)?\/\/(?:www\.)?([^/?#]+))?([^?#]*)([^#]*)/i.exec(url) ?? [];
  return { host: host.toLowerCase(), path, query };
}
