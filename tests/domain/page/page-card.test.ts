import { describe, expect, it } from 'vitest';
import { toPageCard } from '#domain/page/page-card.ts';
import { aPage } from '#tests/domain/page/a-page.ts';

describe('the card of a page', () => {
  it('contains its address, its title and its introduction as plain text', () => {
    expect(toPageCard(aPage({ introduction: [{ kind: 'text', text: 'Vier zalen.' }] }))).toEqual({
      uri: 'over/het-huis',
      url: '/over/het-huis',
      title: 'Het huis',
      introduction: 'Vier zalen.',
    });
  });

  it('contains subtitle, picture and theme if the page has them', () => {
    const own = {
      subtitle: 'Aan de haven',
      image: { alt: 'De foyer', renditions: {} },
      theme: 'petrol',
    } as const;
    expect(toPageCard(aPage(own))).toMatchObject(own);
  });
});
