import { expect, it } from 'vitest';
import { computeEditorsPanelPlacement } from '#ui/layout/editors-panel-placement.ts';
import type { Rectangle } from '#ui/layout/rectangle.ts';

const sizes = {
  window: { width: 1440, height: 900 },
  panel: { width: 384, height: 600 },
  headHeight: 56,
  bottomBar: 0,
};

function aBox(left: number, top: number): Rectangle {
  return { left, top, right: left + 160, bottom: top + 44 };
}

it('WAY-46 the editors’ panel stands in the corner that the editor chose while it covers no button', () => {
  expect(computeEditorsPanelPlacement('topLeft', sizes, [])).toEqual({ corner: 'topLeft', isFolded: false });
  expect(computeEditorsPanelPlacement('bottomRight', sizes, [aBox(1100, 200)])).toEqual({
    corner: 'bottomRight',
    isFolded: false,
  });
});

it('WAY-46 it moves to the next corner in which it covers no button', () => {
  expect(computeEditorsPanelPlacement('bottomRight', sizes, [aBox(1200, 800)])).toEqual({
    corner: 'bottomLeft',
    isFolded: false,
  });
  const below = [aBox(1200, 800), aBox(100, 800)];
  expect(computeEditorsPanelPlacement('bottomRight', sizes, below)).toEqual({
    corner: 'topLeft',
    isFolded: false,
  });
});

it('WAY-46 it is folded to its heading if it would cover a button in every corner', () => {
  const phone = {
    ...sizes,
    window: { width: 390, height: 844 },
    panel: { width: 358, height: 600 },
    bottomBar: 60,
  };
  expect(computeEditorsPanelPlacement('bottomRight', phone, [aBox(100, 400)])).toEqual({
    corner: 'bottomRight',
    isFolded: true,
  });
  expect(computeEditorsPanelPlacement('bottomRight', phone, [aBox(100, 400), aBox(100, 760)])).toEqual({
    corner: 'topLeft',
    isFolded: true,
  });
  const everywhere = [aBox(100, 400), aBox(100, 10), aBox(100, 760)];
  expect(computeEditorsPanelPlacement('topRight', phone, everywhere)).toEqual({
    corner: 'topRight',
    isFolded: true,
  });
});
