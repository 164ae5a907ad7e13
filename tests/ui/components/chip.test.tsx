import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { instantFromMs } from '#domain/time/instant.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { Chip, type ChipProps } from '#ui/components/chip.tsx';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';

const site = { locale: 'nl', now: instantFromMs(0), settings: defaultSettings(), global: null } as const;

const chip = (props: Partial<ChipProps>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteContextProvider value={site}>
        <Chip label="Vanavond" href="/concerten?date=2026-11-20" {...props} />
      </SiteContextProvider>
    </MemoryRouter>,
  );

it('DOOR-22 a choice without concerts is no link', () => {
  expect(chip({ count: 0 })).not.toContain('href');
  expect(chip({ count: 1 })).toContain('href');
});

it('DOOR-22 a choice that was made can be taken back, also if its list is empty now', () => {
  expect(chip({ count: 0, isOn: true })).toContain('href');
});
