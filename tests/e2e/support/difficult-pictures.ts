import sharp, { type Sharp } from 'sharp';

/** What a server answers for a picture. */
export interface PictureAnswer {
  readonly status?: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const white = '#ffffff';
const black = '#000000';

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of rectangles on a ground, each `[left, top, width, height, colour]` in per cent. */
function withShapes(
  [width, height]: readonly [number, number],
  ground: string,
  ...shapes: readonly (readonly [number, number, number, number, string])[]
): Sharp {
  const rectangles = shapes.map(
    ([x, y, across, down, colour]) =>
      `<rect x="${x}%" y="${y}%" width="${across}%" height="${down}%" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${rectangles.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

const size = [1280, 720] as const;

const stripes = (...colours: readonly string[]) =>
  withShapes(
    size,
    black,
    ...Array.from(
      { length: 64 },
      (_, index) => [(index * 100) / 64, 0, 100 / 64, 100, colours[index % colours.length] ?? white] as const,
    ),
  );

const jpeg = async (picture: Sharp): Promise<PictureAnswer> => ({
  contentType: 'image/jpeg',
  body: await picture.flatten({ background: white }).jpeg().toBuffer(),
});

const png = async (picture: Sharp): Promise<PictureAnswer> => ({
  contentType: 'image/png',
  body: await picture.png().toBuffer(),
});

async function animated(): Promise<PictureAnswer> {
  const frames = await Promise.all([white, black].map((colour) => plain(640, 360, colour).png().toBuffer()));
  return {
    contentType: 'image/webp',
    body: await sharp(frames, { join: { animated: true } })
      .webp({ delay: [50, 50] })
      .toBuffer(),
  };
}

async function truncated(): Promise<PictureAnswer> {
  const whole = await jpeg(stripes(white, black));
  return { ...whole, body: whole.body.subarray(0, whole.body.length / 2) };
}

/** Pictures that a browser can show, and that are difficult for what is on or around them. */
export const difficultPictures: Readonly<Record<string, () => Promise<PictureAnswer>>> = {
  white: () => jpeg(plain(...size, white)),
  black: () => jpeg(plain(...size, black)),
  noise: () =>
    jpeg(
      sharp({
        create: {
          width: 1280,
          height: 720,
          channels: 3,
          background: black,
          noise: { type: 'gaussian', mean: 128, sigma: 90 },
        },
      }),
    ),
  'a pattern of black and white': () => jpeg(stripes(white, black)),
  'light where the title is': () => jpeg(withShapes(size, black, [0, 50, 100, 50, white])),
  'dark but for a lamp at the title': () => jpeg(withShapes(size, '#0a0a0a', [5, 80, 12, 12, '#fffbe0'])),
  grey: () => jpeg(stripes('#777777', '#808080').greyscale()),
  'saturated colours': () => jpeg(stripes('#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff')),
  'a portrait': () => jpeg(withShapes([360, 1600], '#dddddd', [30, 5, 40, 10, black])),
  'a panorama': () => jpeg(withShapes([3200, 200], '#dddddd', [45, 0, 10, 100, black])),
  tiny: () => jpeg(plain(40, 30, '#e8e0c8')),
  'a single pixel': () => png(plain(1, 1, white)),
  huge: () => jpeg(plain(8000, 4500, '#f4f4f4')),
  transparent: () =>
    png(sharp({ create: { width: 1280, height: 720, channels: 4, background: '#00000000' } })),
  'half transparent': () =>
    png(sharp({ create: { width: 1280, height: 720, channels: 4, background: '#ffffff80' } })),
  'of 16 bits': async () => ({
    contentType: 'image/png',
    body: await plain(...size, '#fefefe')
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  }),
  'in the inks of a printer': async () => ({
    contentType: 'image/jpeg',
    body: await stripes(white, '#00ffff').flatten().toColourspace('cmyk').jpeg().toBuffer(),
  }),
  animated,
  'sent half': truncated,
  'of another type than stated': async () => ({
    ...(await png(plain(...size, white))),
    contentType: 'image/jpeg',
  }),
};

/** Answers that are no picture. */
export const brokenPictures: Readonly<Record<string, PictureAnswer>> = {
  missing: { status: 404, contentType: 'text/html', body: Buffer.from('<h1>Not found</h1>') },
  broken: { contentType: 'image/jpeg', body: Buffer.from('This is no picture.') },
  empty: { contentType: 'image/jpeg', body: Buffer.alloc(0) },
};
