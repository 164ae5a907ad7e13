import { describe, expect, it } from 'vitest';
import { hasDebugFlag, isControlPanelRequested } from '#ui/layout/query-flags.ts';

const values = ['yes', 'true', '1', 'tix', 'TRUE', 'no', '0', '', null, undefined];

describe('flags in the address', () => {
  it('LAYOUT-7 enable the control panel with yes, true or 1', () => {
    expect(values.filter(isControlPanelRequested)).toEqual(['yes', 'true', '1']);
  });

  it('TIX-6 enable debug output with tix, yes, true or 1', () => {
    expect(values.filter(hasDebugFlag)).toEqual(['yes', 'true', '1', 'tix']);
  });
});
