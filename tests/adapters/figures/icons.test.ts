import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconRenderers } from '#adapters/figures/icons.ts';
import { manifestIcons } from '#adapters/figures/manifest-icons.ts';
import { inksByTheme } from '#hall/inks.ts';

async function renderIconAt(path: string): Promise<Buffer> {
  return (await iconRenderers[path]?.()) ?? Buffer.alloc(0);
}

describe('the icons of the site', () => {
  it('LAYOUT-18 are at the addresses that browsers request, each in its stated size', async () => {
    for (const { path, size } of [{ path: '/apple-touch-icon.png', size: 180 }, ...manifestIcons]) {
      const { format, width, height, hasAlpha } = await sharp(await renderIconAt(path)).metadata();
      expect([path, format, width, height, hasAlpha]).toEqual([path, 'png', size, size, false]);
    }
  });

  it('LAYOUT-18 have three sizes in the favicon', async () => {
    const file = await renderIconAt('/favicon.ico');
    const count = file.readUInt16LE(4);
    const entries = Array.from({ length: count }, (_, at) => {
      const entry = file.subarray(6 + 16 * at, 22 + 16 * at);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      return { size: entry.readUInt8(0), image: file.subarray(offset, offset + length) };
    });
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
    expect(entries.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, image } of entries) {
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('LAYOUT-18 have the figure inside the safe zone if they are maskable', async () => {
    const { data, info } = await sharp(await renderIconAt('/icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = Buffer.from(inksByTheme.petrol.light.sand.slice(1), 'hex');
    let rendered = 0;
    let farthest = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if (data.compare(ground, 0, 3, at, at + 3) === 0) continue;
      const pixel = at / info.channels;
      rendered += 1;
      farthest = Math.max(
        farthest,
        Math.hypot((pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5),
      );
    }
    expect(farthest).toBeLessThan(0.4 * 512);
    expect(rendered).toBeGreaterThan(1000);
  });
});
