import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#domain/facet/fold-text.ts';

describe('folding a text for searching', () => {
  it('forgets capitals and accents', () => {
    expect(foldText('Antonín DVOŘÁK')).toBe('antonin dvorak');
    expect(foldText('Élégie für Crème Brûlée')).toBe('elegie fur creme brulee');
  });

  it('writes letters without a decomposition in plain ones', () => {
    expect(foldText('Łutosławski, Nørgård, Æsir, Œuvre')).toBe('lutoslawski, norgard, aesir, oeuvre');
    expect(foldText('Straße, Đorđević, Þór, Ðað, Ħal, Diyarbakır, Ĳsselmeer')).toBe(
      'strasse, dordevic, thor, dad, hal, diyarbakir, ijsselmeer',
    );
    expect(foldText('Ŧuoŋ, nunĸuna')).toBe('tuon, nunkuna');
    expect(foldText('Σίσυφος')).toBe('σισυφοσ');
  });

  it('reads an accent typed apart like one typed together', () => {
    expect(foldText('Dvor\u030Ca\u0301k')).toBe(foldText('Dvo\u0159\u00E1k'));
  });

  it('leaves digits, spaces and signs as they are', () => {
    expect(foldText("Nr. 9 – 'Choral' op. 125!")).toBe("nr. 9 – 'choral' op. 125!");
    expect(foldText('')).toBe('');
  });

  it('is idempotent', () => {
    const stays = (text: string) => foldText(foldText(text)) === foldText(text);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), stays), { numRuns: 300 });
    const letters = Array.from({ length: 0x2500 }, (_, code) => String.fromCodePoint(code));
    expect(letters.filter((letter) => !stays(letter))).toEqual([]);
  });

  it('folds capitals and small letters of the languages we print to the same', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïñòóôõöùúûüýčďěňřšťůžąćęłńśźżøæœþđőű'];
    for (const letter of letters) expect(foldText(letter.toUpperCase())).toBe(foldText(letter));
  });
});
