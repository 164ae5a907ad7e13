import { expect, it } from 'vitest';
import { renderElement } from '#tests/ui/render-element.tsx';
import { FilterChip, type FilterChipProps } from '#ui/components/filter-chip.tsx';

const chip = (props: Partial<FilterChipProps>) =>
  renderElement(<FilterChip label="Vanavond" href="/concerten?date=2026-11-20" {...props} />);

it('DOOR-22 a choice without concerts is no link', () => {
  expect(chip({ count: 0 })).not.toContain('href');
  expect(chip({ count: 1 })).toContain('href');
});

it('DOOR-22 a choice that was made can be taken back, also if its list is empty now', () => {
  expect(chip({ count: 0, isOn: true })).toContain('href');
});
