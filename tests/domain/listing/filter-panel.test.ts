import { describe, expect, it } from 'vitest';
import { closedPanel, toggledPanel } from '#domain/listing/filter-panel.ts';

describe('the panel of filters', () => {
  it('LIST-13 opens and closes by one button', () => {
    expect(toggledPanel('closed')).toBe('open');
    expect(toggledPanel('open')).toBe('closed');
  });

  it('LIST-13 is closed where it is forced to be, and stays so', () => {
    expect(closedPanel).toBe('closed');
    expect(toggledPanel(toggledPanel(closedPanel))).toBe(closedPanel);
  });
});
