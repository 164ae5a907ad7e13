import { expect, it } from 'vitest';
import { parseBrowser } from '#adapters/http-server/browser-errors/browser-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', '150'],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge', '150'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${blink} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '25',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', '140'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.3 Safari/605.1.15`, 'Safari', '18'],
  [`${phone} ${webkit} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari', '17'],
  [`${phone} ${webkit} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`, 'Safari', '17'],
  ['curl/8.5.0', 'other', ''],
  [undefined, 'other', ''],
])('OPS-1 counts %s as its browser', (userAgent, name, version) => {
  expect(parseBrowser(userAgent)).toEqual({ name, version });
});
