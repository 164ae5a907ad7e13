import type { Theme } from '#domain/page/theme.ts';
import type { BaseColours, Scheme, ThemeRoles } from '#ui/theme/colours.ts';
import { pageBackgroundColours } from './inks.ts';

/** The colours that do not depend on a theme. `themes.css` is generated from this file, and a test computes every contrast. */
export const baseColours: Readonly<Record<Scheme, BaseColours>> = {
  light: {
    paper: pageBackgroundColours.light,
    paper2: '#e9e0d1',
    key: '#1c1a17',
    muted: '#5f574c',
    rim: '#5f574c',
    stateFew: '#8a1c0a',
    stateCancelled: '#8e1220',
    stateSoon: '#1d2f7c',
    stateFree: '#17402f',
    error: '#9b1225',
    offCover: '#45413a',
    offCoverSand: '#8a8377',
    onOffCover: '#f2ebdf',
    onOffCover2: '#d3cabb',
    rankGold: '#a8740a',
    rank1p: '#741040',
    rank1: '#8e1220',
    rank2: '#c2485f',
    rank3: '#45206b',
    rank4: '#1d2f7c',
    rank5: '#17402f',
  },
  dark: {
    paper: pageBackgroundColours.dark,
    paper2: '#25221c',
    key: '#efe7d9',
    muted: '#b6ac9c',
    rim: '#b6ac9c',
    stateFew: '#ffb199',
    stateCancelled: '#ffa3a8',
    stateSoon: '#b9c6ff',
    stateFree: '#b5dcb7',
    error: '#ff9c9c',
    offCover: '#45413a',
    offCoverSand: '#8a8377',
    onOffCover: '#f2ebdf',
    onOffCover2: '#d3cabb',
    rankGold: '#e6ad2f',
    rank1p: '#d0679a',
    rank1: '#e0606e',
    rank2: '#f2a3ae',
    rank3: '#a983d6',
    rank4: '#8296ea',
    rank5: '#6bb08f',
  },
};

/** The roles of a theme that do not follow from its inks. */
export const themeRoles: Readonly<Record<Theme, Readonly<Record<Scheme, ThemeRoles>>>> = {
  petrol: {
    light: { onCover: '#fbe6da', onCover2: '#f2b9a9', tint: '#dde4de' },
    dark: { onCover: '#fbe6da', onCover2: '#f2b9a9', tint: '#16272a' },
  },
  'dark-green': {
    light: { onCover: '#f1eecb', onCover2: '#d8cd6b', tint: '#e3e4cd' },
    dark: { onCover: '#f1eecb', onCover2: '#d8cd6b', tint: '#1b2a21' },
  },
  red: {
    light: { onCover: '#ffeae3', onCover2: '#fbd0cf', tint: '#f4dcd6' },
    dark: { onCover: '#ffeae3', onCover2: '#fbd0cf', tint: '#331a1b' },
  },
  'ocher-yellow': {
    light: { onCover: '#332000', onCover2: '#4d3100', tint: '#f3e2b8' },
    dark: { onCover: '#fbe3ae', onCover2: '#eec265', tint: '#2d2412' },
  },
  blue: {
    light: { onCover: '#f1ecff', onCover2: '#f4c88f', tint: '#dfe0e8' },
    dark: { onCover: '#f1ecff', onCover2: '#f4c88f', tint: '#1b2036' },
  },
  pink: {
    light: { onCover: '#560929', onCover2: '#6b0d3a', tint: '#f6dce1' },
    dark: { onCover: '#fde0e8', onCover2: '#f6b9cd', tint: '#301722' },
  },
  purple: {
    light: { onCover: '#f2eafa', onCover2: '#b3e0cf', tint: '#e4dde8' },
    dark: { onCover: '#f2eafa', onCover2: '#b3e0cf', tint: '#251b30' },
  },
  peach: {
    light: { onCover: '#521a06', onCover2: '#64220b', tint: '#f8e0cf' },
    dark: { onCover: '#fde5d6', onCover2: '#f8bb97', tint: '#301d14' },
  },
  violet: {
    light: { onCover: '#f5efff', onCover2: '#d9cbfa', tint: '#e6dff2' },
    dark: { onCover: '#f5efff', onCover2: '#d9cbfa', tint: '#221a38' },
  },
};
