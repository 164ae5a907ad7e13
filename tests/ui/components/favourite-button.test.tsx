import { expect, it } from 'vitest';
import { renderElement } from '#tests/ui/render-element.tsx';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';

/** The accessible name, the state and the visible label of the button of a concert. */
function describeButton(locale: 'nl' | 'en', look: 'ribbon' | 'word', isSaved: boolean) {
  const html = renderElement(
    <FavouriteButton title="Winterreise" look={look} isSaved={isSaved} onToggle={() => {}} />,
    { locale },
  );
  return {
    name: /aria-label="([^"]*)"/.exec(html)?.[1],
    pressed: /aria-pressed="([^"]*)"/.exec(html)?.[1],
    label: html.replace(/<[^>]*>/g, ''),
  };
}

it('WAY-31 the button of a saved concert says that it is saved', () => {
  expect(describeButton('nl', 'word', false)).toEqual({
    name: 'Bewaar Winterreise',
    pressed: 'false',
    label: 'Bewaar',
  });
  expect(describeButton('nl', 'word', true)).toEqual({
    name: 'Bewaard: Winterreise',
    pressed: 'true',
    label: 'Bewaard',
  });
  expect(describeButton('en', 'word', true)).toMatchObject({ name: 'Saved: Winterreise', label: 'Saved' });
});

it('WAY-31 the bookmark of a saved concert in a list is pressed, and keeps its name', () => {
  expect(describeButton('nl', 'ribbon', true)).toEqual({
    name: 'Bewaar Winterreise',
    pressed: 'true',
    label: '',
  });
});
