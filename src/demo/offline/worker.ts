import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';
import { localeNamed } from '#domain/locale/locale.ts';
import { lessonPage } from '#fixtures/sandbox/lesson/lesson-page.ts';
import { lessonScript, lessonStyle } from '#fixtures/sandbox/lesson/lesson-script.ts';
import { frameCount, framesPerSecond, tour } from '#fixtures/sandbox/media/film/tour.ts';
import { keyFrameOf, webm } from '#fixtures/sandbox/media/film/webm.ts';
import { platePrint } from '#fixtures/sandbox/media/plate-print.ts';
import type { SheetOfPaper } from '#fixtures/sandbox/media/sheet-of-paper.ts';
import { mixed } from '#fixtures/sandbox/media/sound/mix.ts';
import { samplesPerSecond } from '#fixtures/sandbox/media/sound/note.ts';
import { phraseOf } from '#fixtures/sandbox/media/sound/phrases.ts';
import { waveFile } from '#src/demo/offline/wave-file.ts';

/** What this file needs of a worker's own surroundings; the project's types are those of a page. */
interface WorkerSurroundings {
  addEventListener(kind: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listen: (event: Asking) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerSurroundings;
const cacheName = 'klankhuis-offline';

// Everything the build made is kept at once, so that the next visit needs no network at all.
worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const files = (await (await fetch('/files.json')).json()) as readonly string[];
      await caches.delete(cacheName);
      await (await caches.open(cacheName)).addAll(
        files.map((file) => new Request(file, { cache: 'reload' })),
      );
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(answer(request, url));
});

/** A file of the build, something drawn from its address, or the one page that draws every other. */
async function answer(request: Request, url: URL): Promise<Response> {
  const made = await drawn(url);
  if (made) return made;
  const asked = request.mode === 'navigate' ? '/index.html' : request;
  return (await caches.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

async function drawn({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const part = lessonPart(pathname, searchParams);
  if (part) return part;
  const svg = pathname.startsWith('/figure/') ? figureSvgAt(pathname) : undefined;
  if (svg !== undefined) return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  const [, plate] = /^\/media\/plates\/([a-z0-9-]+)\/\w+$/.exec(pathname) ?? [];
  if (plate !== undefined) return picture(plate, searchParams);
  const [, clip] = /^\/media\/audio\/([a-z0-9-]+)\.mp3$/.exec(pathname) ?? [];
  if (clip !== undefined) return sound(clip);
  const [, reel] = /^\/media\/films\/([a-z0-9-]+)\.webm$/.exec(pathname) ?? [];
  return reel === undefined ? undefined : film(reel);
}

const lessonTitles = { nl: 'Luisterles', en: 'Listening lesson' } as const;

/** The lesson player: one page for all lessons, since a worker does not know the season they are called in. */
function lessonPart(pathname: string, asked: URLSearchParams): Response | undefined {
  if (pathname === '/lesson.css')
    return new Response(lessonStyle, { headers: { 'Content-Type': 'text/css' } });
  if (pathname === '/lesson.js') {
    return new Response(lessonScript, { headers: { 'Content-Type': 'text/javascript' } });
  }
  if (!pathname.startsWith('/les/')) return undefined;
  const locale = localeNamed(asked.get('language') ?? undefined) ?? 'nl';
  const { body, headers } = lessonPage(lessonTitles[locale], locale, [location.origin]);
  return new Response(String(body), { headers });
}

/** Wide enough for a demo: a picture is drawn while somebody waits. */
const pictureWidth = 640;

const heights: Readonly<Record<string, number>> = { '16x9': 9 / 16, '1x1': 1, '3x2': 2 / 3 };

async function picture(name: string, asked: URLSearchParams): Promise<Response> {
  const height = Math.round(pictureWidth * (heights[asked.get('ratio') ?? '3x2'] ?? 2 / 3));
  const sheet = platePrint(name, asked.get('theme') ?? 'petrol', pictureWidth, height);
  return new Response(await printed(sheet, 'image/jpeg'));
}

function printed(sheet: SheetOfPaper, type: 'image/jpeg' | 'image/webp'): Promise<Blob> {
  const canvas = new OffscreenCanvas(sheet.width, sheet.height);
  const ink = canvas.getContext('2d', { alpha: false });
  ink?.putImageData(new ImageData(opaque(sheet).pixels, sheet.width, sheet.height), 0, 0);
  return canvas.convertToBlob({ type, quality: 0.8 });
}

/** The three channels of a print with the fourth that a canvas wants. */
function opaque({ pixels, width, height }: SheetOfPaper): {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
} {
  const four = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    four.set(pixels.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  }
  return { pixels: four };
}

async function sound(name: string): Promise<Response> {
  const wave = waveFile(mixed(phraseOf(name), name), samplesPerSecond);
  return new Response(wave, { headers: { 'Content-Type': 'audio/wav' } });
}

const [filmWidth, filmHeight] = [480, 270];

/** Nothing where the browser prints no WebP, which is what the frames are made of. */
async function film(name: string): Promise<Response> {
  const frameAt = tour(name, filmWidth, filmHeight);
  const frames: Uint8Array[] = [];
  for (let frame = 0; frame < frameCount; frame += 1) {
    const print = await printed(frameAt(frame), 'image/webp');
    if (print.type !== 'image/webp') return new Response(null, { status: 404 });
    frames.push(keyFrameOf(new Uint8Array(await print.arrayBuffer())));
  }
  const reel = webm({ width: filmWidth, height: filmHeight, framesPerSecond, frames });
  return new Response(reel, { headers: { 'Content-Type': 'video/webm' } });
}
