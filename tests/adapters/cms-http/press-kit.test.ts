import { expect, it } from 'vitest';
import { cmsAnswering, leastPage } from './cms-answering.ts';

it('ENT-2 WAY-52 a press kit loses a picture without an address and an archive without a size', async () => {
  const image = { _smUrl: '/a.jpg', _smWidth: 640, _smHeight: 480 };
  const content = [
    {
      __typename: 'content_pressKit_BlockType',
      title: 'Beeld',
      groups: [{ title: 'De zalen', pictures: [{ image: null }, { image, credit: 'Ilse Oord' }] }],
      archive: { url: '/pers.zip', bytes: 0 },
    },
  ];
  const { cms, logger } = cmsAnswering({ ...leastPage, content });
  const lookup = await cms.page({ locale: 'nl', uri: 'over-ons' });
  const [block] = lookup.kind === 'found' ? lookup.value.content : [];
  expect(block).toMatchObject({
    kind: 'pressKit',
    groups: [{ title: 'De zalen', pictures: [{ credit: 'Ilse Oord' }] }],
  });
  expect(block).not.toHaveProperty('archive');
  expect(logger.entries.map(({ facts }) => facts['place'])).toEqual([
    'content.0.groups.0.pictures.0',
    'content.0.archive',
  ]);
});
