import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { iconNames } from '#domain/media/icon.ts';
import { themes } from '#domain/media/theme.ts';
import { ranks } from '#domain/pricing/rank.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { ButtonsDebugScreen } from '#ui/screens/debug/buttons-debug.screen.tsx';
import { DesignSystemDebugScreen } from '#ui/screens/debug/design-system-debug.screen.tsx';

const markup = (sheet: ReactElement) => renderElement(sheet, { locale: 'en' });

const sheets: readonly (readonly [string, ReactElement])[] = [
  ['specimen', <DesignSystemDebugScreen key="specimen" />],
  ['buttons', <ButtonsDebugScreen key="buttons" />],
];

/** The opening tags of one kind of element. */
function findTags(html: string, name: string): readonly string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

function readId(tag: string): string {
  return / id="([^"]+)"/.exec(tag)?.[1] ?? 'no id';
}

describe.each(sheets)('everything on the %s sheet', (_, sheet) => {
  const html = markup(sheet);

  it('is styled by classes only, as the content security policy requires', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('LAYOUT-11 sets the size of every picture', () => {
    const shifting = findTags(html, 'img').filter(
      (tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag),
    );
    expect(shifting).toEqual([]);
  });

  it('hides every icon from screen readers, because a text is beside it', () => {
    expect(findTags(html, 'svg').filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([]);
  });

  it('gives no two elements the same id', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('the specimen sheet', () => {
  const html = markup(<DesignSystemDebugScreen />);

  it('LAYOUT-12 shows every theme', () => {
    for (const theme of themes) expect(html).toContain(`data-theme="${theme}"`);
  });

  it('LAYOUT-14 shows every icon with its name', () => {
    for (const name of iconNames) expect(html).toMatch(new RegExp(`<svg[^>]*><.+?</svg> ${name}</li>`));
  });

  it('TPL-8 renders a work without composer as a work, and the interval in the middle', () => {
    expect(html).toMatch(/<tr><td colSpan="2">Improvisation<small>/);
    expect(html).toContain('<tr data-interval="yes"><td colSpan="2">interval</td></tr>');
  });

  it('SALE-7 shows every rank once, in order, beside its name', () => {
    const shown = [...html.matchAll(/ data-rank="([^"]+)"><\/span>\1<\/th>/g)].map(([, rank]) => rank);
    expect(shown).toEqual(ranks);
  });
});

describe('the sheet of buttons', () => {
  const html = markup(<ButtonsDebugScreen />);

  it('links every field to its label, hint and error', () => {
    const inLabels = [...html.matchAll(/<label\b[^>]*>(.*?)<\/label>/g)]
      .map(([, content = '']) => content)
      .join('');
    const fields = ['input', 'select', 'textarea'].flatMap((name) => findTags(html, name));
    const isLabelled = (tag: string) => html.includes(` for="${readId(tag)}"`) || inLabels.includes(tag);
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((tag) => !isLabelled(tag))).toEqual([]);
    const descriptionIds = [...html.matchAll(/ aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) =>
      ids.split(' '),
    );
    expect(descriptionIds.length).toBeGreaterThan(1);
    expect(descriptionIds.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
    const invalidFields = fields.filter((tag) => tag.includes(' aria-invalid="true"'));
    expect(invalidFields.map((tag) => tag.includes(`aria-describedby="${readId(tag)}-error"`))).toEqual([
      true,
    ]);
  });

  it('LAYOUT-10 contains a named dialog that is closed', () => {
    const [dialog = ''] = findTags(html, 'dialog');
    expect(dialog).toContain('aria-label="Your own season"');
    expect(dialog).not.toContain(' open');
  });
});
