import { brotliCompressSync } from 'node:zlib';
import { type Figure, figuresOn } from '#domain/figure/figure.ts';
import { moods, type Print } from '#domain/figure/figure-path.ts';
import { figureSvg } from '#domain/figure/figure-svg-at.ts';
import { plates } from '#domain/figure/plate.ts';
import { kilobytes, type Outcome, figure as told } from '#tests/bench/kit/report.ts';
import { median } from '#tests/bench/kit/statistics.ts';

/** Every so many figures of the book are drawn. */
const step = 13;

/** What a sound figure costs: to draw once, and to send. */
export async function figures(): Promise<Outcome> {
  const prints: readonly Print[] = [...moods, 'cover', 'press'];
  const rows = prints.map((print) => ({ print, drawn: someFigures().map((one) => drawn(one, print)) }));
  return {
    kind: 'measured',
    report: {
      tables: [
        {
          title: `A figure, of ${someFigures().length} on all plates`,
          head: ['print', 'ms of work, median', 'kB as sent, median', 'largest'],
          rows: rows.map(({ print, drawn: all }) => [
            print,
            told(median(all.map(({ work }) => work))),
            kilobytes(median(all.map(({ size }) => size))),
            kilobytes(Math.max(...all.map(({ size }) => size))),
          ]),
        },
      ],
      goals: [
        {
          name: 'largest figure',
          measured: Math.max(...rows.flatMap((row) => row.drawn.map(({ size }) => size))) / 1000,
          unit: ' kB',
          bound: { kind: 'atMost', value: 6 },
        },
      ],
      notes: [],
    },
  };
}

function someFigures(): readonly Figure[] {
  return plates.flatMap((plate) =>
    Array.from({ length: Math.ceil(figuresOn[plate] / step) }, (_, at) => ({ plate, number: 1 + at * step })),
  );
}

function drawn(figure: Figure, print: Print): { readonly work: number; readonly size: number } {
  const before = process.cpuUsage();
  const svg = figureSvg({ figure, theme: 'petrol', print });
  const { user, system } = process.cpuUsage(before);
  if (svg === undefined) throw new Error(`The book has no ${figure.plate} ${figure.number}.`);
  return { work: (user + system) / 1000, size: brotliCompressSync(svg).byteLength };
}
