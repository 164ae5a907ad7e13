import { describe, expect, it } from 'vitest';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { KeuzehulpAddressViewModel } from '#ui/screens/recommendation/keuzehulp-address.view-model.ts';

function opened() {
  const navigator = new RecordingNavigator();
  const place = new KeuzehulpAddressViewModel(navigator, '/keuzehulp?cp=1');
  return { navigator, place };
}

describe('the position of a run in the address', () => {
  it('KEUZE-3 distinguishes the first address, the run’s own navigations and the visitor’s steps', () => {
    const { place } = opened();
    expect(place.classifyArrival('')).toBe('first');
    place.go('#a', 'step');
    place.go('#b', 'step');
    expect(['#b', '#a'].map((fragment) => place.classifyArrival(fragment))).toEqual(['ours', 'theirs']);
  });

  it('KEUZE-3 discards its pending navigations once the visitor navigates', () => {
    const { place } = opened();
    place.classifyArrival('');
    place.go('#a', 'step');
    expect(['#elsewhere', '#a'].map((fragment) => place.classifyArrival(fragment))).toEqual([
      'theirs',
      'theirs',
    ]);
  });

  it('KEUZE-3 does not navigate to the current fragment', () => {
    const { place, navigator } = opened();
    place.classifyArrival('#a');
    place.go('#a', 'step');
    place.go('#b', 'refine');
    place.go('#b', 'step');
    expect(navigator.navigations).toEqual([{ path: '/keuzehulp?cp=1#b', scope: 'refine' }]);
  });
});
