import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { later } from '#ui/kit/later.tsx';

function Gong({ times }: { readonly times: number }) {
  return <b>{'bong '.repeat(times).trim()}</b>;
}

it('draws a part at once where its code has come, and nothing before', async () => {
  const LateGong = later(async () => Gong);
  expect(renderToString(<LateGong times={2} />)).toBe('');
  await LateGong.ready();
  expect(renderToString(<LateGong times={2} />)).toBe('<b>bong bong</b>');
});

it('fetches the code once, and again after a failure', async () => {
  let asked = 0;
  const LateGong = later(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return Gong;
  });
  await expect(LateGong.ready()).rejects.toThrow('offline');
  await LateGong.ready();
  await LateGong.ready();
  expect(asked).toBe(2);
});
