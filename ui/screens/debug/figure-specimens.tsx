import { themes } from '#domain/page/theme.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import {
  type FigureStyle,
  figureSaleStates,
  toFigureImagePath,
  toHouseShapeImagePath,
} from '#ui/figure/figure-image-path.ts';
import { houseShapeNumbers } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';
import styles from '#ui/screens/debug/debug.module.css';

const prints: readonly FigureStyle[] = [...figureSaleStates, 'press'];

/** The nine shapes, and every plate in every mood (LAYOUT-14). */
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
          prints.map((print) => (
            <li key={`${plate} ${print}`}>
              <FigureImage
                src={toFigureImagePath({ figure: { plate, number: 30 }, theme: 'pink', style: print })}
                size={128}
              />
              <p>
                {plate}, {print}
              </p>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
