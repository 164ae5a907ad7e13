/** How a film is shown. Nothing is asked of another site before the visitor asks for the film. */
export type Video =
  /** A file, for the browser's own player. */
  | { readonly kind: 'file'; readonly url: string }
  /** A player of another site, in a frame; `url` is the player's, without cookies where the site can do without. */
  | { readonly kind: 'player'; readonly url: string; readonly host: string }
  /** A page that cannot be framed. */
  | { readonly kind: 'elsewhere'; readonly url: string; readonly host: string };

/** The sites whose players may stand in a frame of ours. */
export const videoPlayerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const ids = /^[\w-]{1,64}$/;

/** What stands behind a film's address. */
export function videoOf(url: string): Video {
  const { host, path, query } = partsOf(url);
  if (/\.(mp4|m4v|webm|ogv)$/i.test(path)) return { kind: 'file', url };
  const player = youtubePlayer(host, path, query) ?? vimeoPlayer(host, path);
  return player ? { kind: 'player', url: player, host } : { kind: 'elsewhere', url, host };
}

function youtubePlayer(host: string, path: string, query: string): string | undefined {
  const watched = /(?:^|&)v=([^&]+)/.exec(query)?.[1];
  const id =
    host === 'youtu.be'
      ? path.slice(1)
      : /^(m\.)?youtube(-nocookie)?\.com$/.test(host)
        ? (/^\/(?:embed|shorts|live)\/([^/]+)$/.exec(path)?.[1] ?? watched)
        : undefined;
  return id && ids.test(id) ? `${videoPlayerOrigins[0]}/embed/${id}?autoplay=1&rel=0` : undefined;
}

function vimeoPlayer(host: string, path: string): string | undefined {
  const id = /^(player\.)?vimeo\.com$/.test(host) ? /^\/(?:video\/)?(\d+)$/.exec(path)?.[1] : undefined;
  return id && `${videoPlayerOrigins[1]}/video/${id}?autoplay=1&dnt=1`;
}

function partsOf(url: string): { readonly host: string; readonly path: string; readonly query: string } {
  const [, host = '', path = '', query = ''] =
    /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(url) ??
    /^()([^?#]*)(?:\?([^#]*))?/.exec(url) ??
    [];
  return { host: host.toLowerCase(), path, query };
}
