import { describe, expect, it } from 'vitest';
import { classifyVideoUrl } from '#ui/components/video-source.ts';

describe('a film', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=4',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'http://www.youtube.com/live/dQw4w9WgXcQ',
    '//WWW.YouTube.com/watch?v=dQw4w9WgXcQ#t=4',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('a film of %s is played by the player that sets no cookies', (url) => {
    expect(classifyVideoUrl(url)).toMatchObject({
      kind: 'player',
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    });
  });

  it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])(
    'a film of %s is played without following the visitor',
    (url) => {
      expect(classifyVideoUrl(url)).toMatchObject({
        kind: 'player',
        url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      });
    },
  );

  it('a film that is a file is played by the browser, from any host', () => {
    for (const url of ['/media/tour.mp4', 'https://media.hall.test/tour.WEBM?v=2']) {
      expect(classifyVideoUrl(url)).toEqual({ kind: 'file', url });
    }
  });

  it('on any other page is left there', () => {
    const url = 'https://video.klankhuis.example/rondleiding';
    expect(classifyVideoUrl(url)).toEqual({ kind: 'elsewhere', url, host: 'video.klankhuis.example' });
  });

  it('has no host if it is on this site', () => {
    const url = '/rondleiding?film=tour.mp4';
    expect(classifyVideoUrl(url)).toEqual({ kind: 'elsewhere', url, host: '' });
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=a"onload',
    'https://video-youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/channel/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/more',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871/settings',
    'https://video-vimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    '/youtu.be/dQw4w9WgXcQ',
    'ftp://vimeo.com/76979871',
    'https://media.hall.test/tour.mp4/about',
    'javascript:alert(1)//youtu.be/x',
  ])('at %s is not a supported player', (url) => {
    expect(classifyVideoUrl(url).kind).toBe('elsewhere');
  });
});
