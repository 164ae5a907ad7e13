import { describe, expect, it } from 'vitest';
import { hasOrganizerContent } from '#domain/series/organizer.ts';

describe('an organizer above its series', () => {
  const bare = { title: 'Huisorkest', introduction: [] };

  it('LIST-11 is shown with a picture, an introduction or a subtitle', () => {
    expect(hasOrganizerContent({ ...bare, image: { alt: '', renditions: {} } })).toBe(true);
    expect(hasOrganizerContent({ ...bare, introduction: [{ kind: 'text', text: 'Sinds 1888.' }] })).toBe(
      true,
    );
    expect(hasOrganizerContent({ ...bare, subtitle: 'Sinds 1888' })).toBe(true);
  });

  it('LIST-11 is not shown with a title alone', () => {
    expect(hasOrganizerContent(bare)).toBe(false);
    expect(hasOrganizerContent({ ...bare, subtitle: '' })).toBe(false);
  });
});
