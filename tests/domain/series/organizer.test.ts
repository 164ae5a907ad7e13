import { describe, expect, it } from 'vitest';
import { isWorthShowing } from '#domain/series/organizer.ts';

describe('an organizer above its series', () => {
  const bare = { title: 'Huisorkest', introduction: [] };

  it('LIST-11 is shown with a picture, an introduction or a subtitle', () => {
    expect(isWorthShowing({ ...bare, image: { alt: '', renditions: {} } })).toBe(true);
    expect(isWorthShowing({ ...bare, introduction: [{ kind: 'text', text: 'Sinds 1888.' }] })).toBe(true);
    expect(isWorthShowing({ ...bare, subtitle: 'Sinds 1888' })).toBe(true);
  });

  it('LIST-11 is not shown with a title alone', () => {
    expect(isWorthShowing(bare)).toBe(false);
    expect(isWorthShowing({ ...bare, subtitle: '' })).toBe(false);
  });
});
