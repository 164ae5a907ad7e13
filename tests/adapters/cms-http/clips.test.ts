import { describe, expect, it } from 'vitest';
import { leastEvent, readPage } from './cms-answering.ts';

/** A concert of a list with this excerpt. */
async function readListed(excerpt: unknown) {
  const { page, dropped } = await readPage({
    __typename: 'home_home_Entry',
    events: [{ ...leastEvent, excerpt }],
  });
  return { event: page?.kind === 'home' ? page.events[0] : undefined, dropped };
}

describe('a clip', () => {
  it.each([
    ['credit', 5],
    ['duration', 0],
    ['duration', '24'],
    ['peaks', []],
    ['peaks', [50, 101]],
    ['peaks', [50, null]],
    ['peaks', Array.from({ length: 1001 }, () => 1)],
  ])('AUDIO-3 drops and logs an invalid %s of a clip (%j), and keeps the rest', async (name, value) => {
    const clip = {
      id: 'a',
      title: 'Largo',
      url: '/a.mp3',
      credit: 'Wij',
      duration: 24.5,
      peaks: [0, 50.5, 100],
    };
    const content = [
      { __typename: 'content_audio_BlockType', audio: [clip, { ...clip, id: 'b', [name]: value }] },
    ];
    const { page, dropped } = await readPage({ content });
    const rest = Object.fromEntries(Object.entries({ ...clip, id: 'b' }).filter(([field]) => field !== name));
    expect(page?.content).toEqual([
      {
        kind: 'audio',
        clips: [
          { ...clip, url: 'https://cms.example.test/a.mp3' },
          { ...rest, url: 'https://cms.example.test/a.mp3' },
        ],
      },
    ]);
    expect(dropped).toEqual([`cms.item-dropped content.0.audio.1.${name}`]);
  });
});

describe('the excerpt of a concert', () => {
  it('AUDIO-5 has a usable length, and nothing of what only the page shows', async () => {
    const clip = { id: 'a', title: 'Largo', url: '/a.mp3', credit: 'Wij', duration: 0, peaks: [50] };
    const { event, dropped } = await readListed(clip);
    expect(event?.excerpt).toEqual({ id: 'a', title: 'Largo', url: 'https://cms.example.test/a.mp3' });
    expect(dropped).toEqual(['cms.item-dropped events.0.excerpt.duration']);
  });

  it.each([
    '/a.mp3',
    [],
    { id: 'a', title: 'Largo' },
    { id: 7, title: 'Largo', url: '/a.mp3' },
    { id: 'a', title: 'Largo', url: 'javascript:x' },
  ])('AUDIO-5 is dropped and logged if it is not usable (%j), and the concert stays', async (excerpt) => {
    const { event, dropped } = await readListed(excerpt);
    expect(event?.title).toBe('Mahlers Tweede');
    expect(event).not.toHaveProperty('excerpt');
    expect(dropped).toEqual([expect.stringMatching(/ events\.0\.excerpt\b/)]);
  });

  it.each([
    [undefined, 'largo'],
    [{ id: 'presto', title: 'Presto', url: 'https://m.test/p.mp3' }, 'presto'],
    [{ id: 'presto' }, 'largo'],
  ])('AUDIO-5 is that of its card (%j), else the first clip of its page', async (excerpt, id) => {
    const audio = ['largo', 'bolero'].map((name) => ({
      id: name,
      title: name,
      url: 'https://m.test/a.mp3',
    }));
    const event = { ...leastEvent, tixEventGroupId: 1, tixEventId: 2, audio, excerpt };
    const { page } = await readPage({ __typename: 'event_default_Entry', ...event });
    expect(page).toMatchObject({ event: { excerpt: { id } }, clips: [{ id: 'largo' }, { id: 'bolero' }] });
  });
});
