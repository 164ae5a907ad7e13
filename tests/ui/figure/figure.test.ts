import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureCountByPlate, pickFigureByHash } from '#ui/figure/figure.ts';
import { getRoomPlate } from '#ui/figure/get-room-plate.ts';

describe('the figure of a concert', () => {
  it.each([
    ['Grote Zaal', 'square'],
    ['Lindezaal', 'circle'],
    ['Het Ketelhuis', 'hexagon'],
    ['Foyer', 'oblong'],
    ['Main Hall', 'square'],
    ['Linden Hall', 'circle'],
    ['The Boiler House', 'hexagon'],
    [' het ketelhuis ', 'hexagon'],
    ['Studio 4', 'square'],
    [undefined, 'square'],
    [null, 'square'],
  ])('is on the plate of its room: %s is a %s', (room, plate) => {
    expect(getRoomPlate(room)).toBe(plate);
    expect(pickFigureByHash(1204, room).plate).toBe(plate);
  });

  it('stays the same from visit to visit', () => {
    expect(pickFigureByHash(1204, 'Lindezaal')).toEqual({ plate: 'circle', number: 61 });
  });

  it('is one of the book, for any identifier', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(), fc.string()),
        fc.constantFrom('Grote Zaal', 'Lindezaal', 'Foyer'),
        (id, room) => {
          const { plate, number } = pickFigureByHash(id, room);
          expect(number).toBeGreaterThanOrEqual(1);
          expect(number).toBeLessThanOrEqual(figureCountByPlate[plate]);
        },
      ),
    );
  });

  it('is spread over the whole book, so that a season is a gallery', () => {
    const numbers = Array.from({ length: 900 }, (_, event) => pickFigureByHash(4000 + event).number);
    expect(new Set(numbers).size).toBeGreaterThan(figureCountByPlate.square * 0.9);
  });
});
