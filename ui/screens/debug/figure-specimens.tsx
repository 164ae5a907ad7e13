import { themes } from '#domain/media/theme.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import {
  type FigureStyle,
  figureSaleStyles,
  toFigureImagePath,
  toHouseShapeImagePath,
} from '#ui/figure/figure-image-path.ts';
import { houseShapeNumbers } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';
import styles from '#ui/screens/debug/debug.module.css';

const figureStyles: readonly FigureStyle[] = [...figureSaleStyles, 'press'];

/** The nine shapes, and every plate in every style (LAYOUT-14). */
export function FigureSpecimens() {
  return (
    <>
      <ul className={styles.plates}>
        {houseShapeNumbers.map((shape, index) => (
          <li key={shape}>
            <FigureImage src={toHouseShapeImagePath(shape, themes[index] ?? 'petrol')} size={128} />
            <p>shape {shape}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.plates}>
        {plates.flatMap((plate) =>
          figureStyles.map((style) => (
            <li key={`${plate} ${style}`}>
              <FigureImage
                src={toFigureImagePath({ figure: { plate, number: 30 }, theme: 'pink', style })}
                size={128}
              />
              <p>
                {plate}, {style}
              </p>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
