import { expect, it } from 'vitest';
import { readBlocks } from './cms-answering.ts';

it('ENT-2 WAY-52 a press kit loses a picture without an address and an archive without a size', async () => {
  const image = { _smUrl: '/a.jpg', _smWidth: 640, _smHeight: 480 };
  const content = [
    {
      title: 'Beeld',
      groups: [{ title: 'De zalen', pictures: [{ image: null }, { image, credit: 'Ilse Oord' }] }],
      archive: { url: '/pers.zip', bytes: 0 },
    },
  ];
  const {
    blocks: [block],
    places,
  } = await readBlocks('pressKit', content);
  expect(block).toMatchObject({
    groups: [{ title: 'De zalen', pictures: [{ credit: 'Ilse Oord' }] }],
  });
  expect(block).not.toHaveProperty('archive');
  expect(places).toEqual(['content.0.groups.0.pictures.0', 'content.0.archive']);
});
