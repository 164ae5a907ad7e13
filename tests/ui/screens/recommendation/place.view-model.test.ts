import { describe, expect, it } from 'vitest';
import { RecordingNavigator } from '#adapters/in-memory/recording-navigator.adapter.ts';
import { Place } from '#ui/screens/recommendation/place.view-model.ts';

function opened() {
  const navigator = new RecordingNavigator();
  const place = new Place(navigator, '/keuzehulp?cp=1');
  return { navigator, place };
}

describe('the position of a run in the address', () => {
  it('KEUZE-3 distinguishes the first address, the run’s own navigations and the visitor’s steps', () => {
    const { place } = opened();
    expect(place.arrivesAt('')).toBe('first');
    place.go('#a', 'step');
    place.go('#b', 'step');
    expect(['#b', '#a'].map((fragment) => place.arrivesAt(fragment))).toEqual(['ours', 'theirs']);
  });

  it('KEUZE-3 discards its pending navigations once the visitor navigates', () => {
    const { place } = opened();
    place.arrivesAt('');
    place.go('#a', 'step');
    expect(['#elsewhere', '#a'].map((fragment) => place.arrivesAt(fragment))).toEqual(['theirs', 'theirs']);
  });

  it('KEUZE-3 does not navigate to the current fragment', () => {
    const { place, navigator } = opened();
    place.arrivesAt('#a');
    place.go('#a', 'step');
    place.go('#b', 'refine');
    place.go('#b', 'step');
    expect(navigator.ways).toEqual([{ path: '/keuzehulp?cp=1#b', way: 'refine' }]);
  });
});
