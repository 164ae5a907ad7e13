import { expect, it } from 'vitest';
import { listWordFiles } from '#src/lazy-imports.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService } from '#ui/words/words-service.ts';

function Gong({ times }: { readonly times: number }) {
  return <b>{'bong '.repeat(times).trim()}</b>;
}

async function setUp() {
  const book = new TranslatorRegistry(new RecordingLogger(), listWordFiles());
  await book.load('nl');
  const render = (gong: ReturnType<typeof createLazyComponent<{ readonly times: number }>>) => {
    const LazyGong = gong;
    return renderElement(<LazyGong times={2} />, { words: createWordsService(book, 'nl', null) });
  };
  return { book, render };
}

it('renders immediately if its code has been loaded, and nothing before', async () => {
  const { render } = await setUp();
  const LazyGong = createLazyComponent(async () => Gong);
  expect(render(LazyGong)).toBe('');
  await LazyGong.load();
  expect(render(LazyGong)).toBe('<b>bong bong</b>');
});

it('renders nothing before its texts have been loaded, so that no text key is ever shown', async () => {
  const { book, render } = await setUp();
  const LazyGong = createLazyComponent(async () => Gong, ['blocks']);
  await LazyGong.load();
  expect(render(LazyGong)).toBe('');
  await book.load('nl', 'blocks');
  expect(render(LazyGong)).toBe('<b>bong bong</b>');
});

it('loads the code once, and again after a failure', async () => {
  let loads = 0;
  const LazyGong = createLazyComponent(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return Gong;
  });
  await expect(LazyGong.load()).rejects.toThrow('offline');
  await LazyGong.load();
  await LazyGong.load();
  expect(loads).toBe(2);
});
