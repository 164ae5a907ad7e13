import { renderCompressedFigureSvg } from '#adapters/http-server/figures/render-figure.ts';
import { formatNumber, kilobytes, type Outcome } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { type FigureStyle, figureSaleStates, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { type FigureId, figureCountByPlate } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';

/** Every n-th figure of the book is rendered. */
const step = 13;

/** Measures a sound figure: its rendering time and size. */
export async function figures(): Promise<Outcome> {
  const prints: readonly FigureStyle[] = [...figureSaleStates, 'cover', 'press'];
  const rows = prints.map((print) => ({
    print,
    results: someFigures().map((one) => measureFigure(one, print)),
  }));
  const covers = rows.filter(({ print }) => print === 'cover').flatMap(({ results }) => results);
  return {
    kind: 'measured',
    report: {
      tables: [
        {
          title: `${someFigures().length} sound figures of all plates`,
          head: ['style', 'ms of CPU time, median', 'kB as sent, median', 'largest'],
          rows: rows.map(({ print, results: all }) => [
            print,
            formatNumber(median(all.map(({ work }) => work))),
            kilobytes(median(all.map(({ size }) => size))),
            kilobytes(Math.max(...all.map(({ size }) => size))),
          ]),
        },
      ],
      goals: [
        {
          name: 'largest figure',
          measured: Math.max(...rows.flatMap(({ results }) => results.map(({ size }) => size))) / 1000,
          unit: ' kB',
          bound: { kind: 'atMost', value: 6 },
        },
        {
          name: 'a cover, rendered and compressed, median',
          measured: median(covers.map(({ work }) => work)),
          unit: ' ms',
          bound: { kind: 'atMost', value: 30 },
        },
      ],
      notes: [],
    },
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

/** As the figure thread renders it, compressed. */
function measureFigure(
  figure: FigureId,
  print: FigureStyle,
): { readonly work: number; readonly size: number } {
  const path = toFigureImagePath({ figure, theme: 'petrol', style: print });
  const before = process.cpuUsage();
  const made = renderCompressedFigureSvg(path);
  const { user, system } = process.cpuUsage(before);
  if (made === undefined) throw new Error(`The book has no ${figure.plate} ${figure.number}.`);
  return { work: (user + system) / 1000, size: made.brotli.byteLength };
}
