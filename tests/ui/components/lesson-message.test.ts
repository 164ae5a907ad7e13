import { describe, expect, it } from 'vitest';
import { toLessonUrl, isMessageFromFrame, isPresentationModeMessage } from '#ui/components/lesson-message.ts';

describe('LAYOUT-15 a message of the lesson player', () => {
  it('toggles presentation mode when the presentation starts', () => {
    expect(isPresentationModeMessage({ action: 'presentationMode', msg: 'start' })).toBe(true);
  });

  it('toggles presentation mode when the message is JSON text', () => {
    expect(isPresentationModeMessage('{"action":"presentationMode","msg":"start"}')).toBe(true);
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
    expect(isPresentationModeMessage(message)).toBe(false);
  });
});

describe('LAYOUT-15 the lesson player', () => {
  it('is in Dutch if no language is given', () => {
    expect(toLessonUrl('https://lessons.example/7')).toBe('https://lessons.example/7?language=nl');
  });

  it('is in the language of the lesson', () => {
    expect(toLessonUrl('https://lessons.example/?id=7', 'en')).toBe(
      'https://lessons.example/?id=7&language=en',
    );
  });
});

const player = {} as Window;
const frame = { url: 'https://lessons.example:8443/7?language=nl', window: player };
const origin = 'https://lessons.example:8443';

describe('a message of a frame', () => {
  it('LAYOUT-15 is accepted from the frame’s own origin and window', () => {
    expect(isMessageFromFrame({ origin, source: player }, frame)).toBe(true);
  });

  it.each(['https://lessons.example', 'http://lessons.example:8443', 'https://evil.example', 'null', ''])(
    'LAYOUT-15 is ignored from another origin, even in the frame’s window: %s',
    (other) => {
      expect(isMessageFromFrame({ origin: other, source: player }, frame)).toBe(false);
    },
  );

  it('LAYOUT-15 is ignored from another window, even of the frame’s origin', () => {
    expect(isMessageFromFrame({ origin, source: {} as Window }, frame)).toBe(false);
    expect(isMessageFromFrame({ origin, source: null }, { ...frame, window: null })).toBe(false);
  });

  it('LAYOUT-15 is ignored if the frame has no address', () => {
    expect(isMessageFromFrame({ origin: '', source: player }, { ...frame, url: '' })).toBe(false);
  });
});
