import { describe, expect, it } from 'vitest';
import { lessonAddress, presentationAsked } from '#ui/components/lesson-message.ts';

describe('LAYOUT-15 what the lesson player says', () => {
  it('toggles its full size when it starts to present', () => {
    expect(presentationAsked({ action: 'presentationMode', msg: 'start' })).toBe(true);
  });

  it('toggles its full size when it says so as JSON text', () => {
    expect(presentationAsked('{"action":"presentationMode","msg":"start"}')).toBe(true);
  });

  it.each([
    '{"action":"presentationMode","msg":"stop"}',
    '{"action":"presentationMode","msg":"start"',
    '"presentationMode"',
    'null',
    '',
    { action: 'presentationMode', msg: 'stop' },
    { action: 'presentationMode' },
    { action: 'resize', msg: 'start' },
    { msg: 'start' },
    'presentationMode',
    ['presentationMode', 'start'],
    null,
    undefined,
    1,
  ])('is otherwise ignored: %j', (message) => {
    expect(presentationAsked(message)).toBe(false);
  });
});

describe('LAYOUT-15 the lesson player', () => {
  it('speaks Dutch where no language is said', () => {
    expect(lessonAddress('https://lessons.example/7')).toBe('https://lessons.example/7?language=nl');
  });

  it('speaks the language of the lesson', () => {
    expect(lessonAddress('https://lessons.example/?id=7', 'en')).toBe(
      'https://lessons.example/?id=7&language=en',
    );
  });
});
