import { describe, expect, it } from 'vitest';
import { RecordingNavigator } from '#adapters/in-memory/recording-navigator.adapter.ts';
import { Place } from '#ui/screens/recommendation/place.view-model.ts';

function opened() {
  const navigator = new RecordingNavigator();
  const place = new Place(navigator, '/keuzehulp?cp=1');
  return { navigator, place };
}

describe('where in a run the address is', () => {
  it('KEUZE-3 tells the first address from those the run has sent the browser to, and from a visitor’s own steps', () => {
    const { place } = opened();
    expect(place.arrivesAt('')).toBe('first');
    place.go('#a', 'step');
    place.go('#b', 'step');
    expect(['#b', '#a'].map((fragment) => place.arrivesAt(fragment))).toEqual(['ours', 'theirs']);
  });

  it('KEUZE-3 forgets where it has sent the browser once a visitor goes elsewhere', () => {
    const { place } = opened();
    place.arrivesAt('');
    place.go('#a', 'step');
    expect(['#elsewhere', '#a'].map((fragment) => place.arrivesAt(fragment))).toEqual(['theirs', 'theirs']);
  });

  it('KEUZE-3 sends nobody where they are', () => {
    const { place, navigator } = opened();
    place.arrivesAt('#a');
    place.go('#a', 'step');
    place.go('#b', 'refine');
    place.go('#b', 'step');
    expect(navigator.ways).toEqual([{ path: '/keuzehulp?cp=1#b', way: 'refine' }]);
  });
});
