import { renderCompressedFigureSvg } from '#adapters/http-server/figures/render-figure.ts';
import { measureCpuMs } from '#tests/tools/bench/support/cpu.ts';
import { atMost, formatNumber, kilobytes, type Report } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { type FigureStyle, figureSaleStyles, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { type FigureId, figureCountByPlate } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';

/** Every n-th figure of the book is rendered. */
const step = 13;

const styles: readonly FigureStyle[] = [...figureSaleStyles, 'cover', 'press'];

/** Measures sound figures as the figure thread renders and compresses them: the time, and the size. */
export async function figures(): Promise<Report> {
  const ids = someFigures();
  const spentMs: Record<string, number[]> = {};
  const sizes: Record<string, number[]> = {};
  for (const style of styles) {
    [spentMs[style], sizes[style]] = [[], []];
    for (const figure of ids) {
      const path = toFigureImagePath({ figure, theme: 'petrol', style });
      let size = Number.NaN;
      spentMs[style].push(
        await measureCpuMs(() => {
          size = renderCompressedFigureSvg(path)?.brotli.byteLength ?? Number.NaN;
        }),
      );
      sizes[style].push(size);
    }
  }
  return {
    tables: [
      {
        title: `${ids.length} sound figures of all plates`,
        head: ['style', 'ms of CPU time, median', 'kB as sent, median', 'largest'],
        rows: styles.map((style) => [
          style,
          formatNumber(median(spentMs[style] ?? [])),
          kilobytes(median(sizes[style] ?? [])),
          kilobytes(Math.max(...(sizes[style] ?? []))),
        ]),
      },
    ],
    goals: [
      atMost('largest figure', Math.max(...Object.values(sizes).flat()) / 1000, 6, ' kB'),
      atMost('a cover, rendered and compressed, median', median(spentMs['cover'] ?? []), 30, ' ms'),
    ],
    notes: [],
  };
}

function someFigures(): readonly FigureId[] {
  return plates.flatMap((plate) =>
    Array.from({ length: Math.ceil(figureCountByPlate[plate] / step) }, (_, at) => ({
      plate,
      number: 1 + at * step,
    })),
  );
}
