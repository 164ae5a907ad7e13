import type { Colour, CoverInks, FigureInks } from '#domain/figure/inks.ts';
import type { Theme } from '#domain/page/theme.ts';

/** The colours of each theme. */
export const inksByTheme: Readonly<Record<Theme, FigureInks>> = {
  petrol: {
    light: { ground: '#f2a391', raised: '#ea8069', sand: '#0b3d47' },
    dark: { ground: '#0e333b', raised: '#16454f', sand: '#f2a391' },
  },
  'dark-green': {
    light: { ground: '#d8cd6b', raised: '#c6b94a', sand: '#17402f' },
    dark: { ground: '#14352a', raised: '#1d4838', sand: '#d8cd6b' },
  },
  red: {
    light: { ground: '#f6b3b6', raised: '#ef8f95', sand: '#8e1220' },
    dark: { ground: '#4d0f18', raised: '#6a1622', sand: '#f6b3b6' },
  },
  'ocher-yellow': {
    light: { ground: '#e6ad2f', raised: '#d6921a', sand: '#4d3100' },
    dark: { ground: '#3a2804', raised: '#523a08', sand: '#e6ad2f' },
  },
  blue: {
    light: { ground: '#f4b566', raised: '#efa24e', sand: '#1d2f7c' },
    dark: { ground: '#1a2757', raised: '#243574', sand: '#f4b566' },
  },
  pink: {
    light: { ground: '#f3a6bf', raised: '#ec84a6', sand: '#741040' },
    dark: { ground: '#450e2a', raised: '#5f1539', sand: '#f3a6bf' },
  },
  purple: {
    light: { ground: '#9fd4bf', raised: '#7dc3a8', sand: '#45206b' },
    dark: { ground: '#2e1a47', raised: '#412560', sand: '#9fd4bf' },
  },
  peach: {
    light: { ground: '#f8bb97', raised: '#f4a273', sand: '#74290f' },
    dark: { ground: '#4a1e0d', raised: '#652a13', sand: '#f8bb97' },
  },
  violet: {
    light: { ground: '#cbb7f4', raised: '#b59bec', sand: '#43198a' },
    dark: { ground: '#291754', raised: '#3a2273', sand: '#cbb7f4' },
  },
};

/** The background colour of the page. */
export const pageBackgroundColours: { readonly light: Colour; readonly dark: Colour } = {
  light: '#f2ebdf',
  dark: '#191714',
};

/** The colours of a plate without colour: sold out, cancelled, moved. */
export const soldOutOrCancelledInks: FigureInks = {
  light: { ground: '#dcd4c6', raised: '#cdc4b4', sand: '#857c6e' },
  dark: { ground: '#2a2722', raised: '#35312a', sand: '#8f8677' },
};

export const coverInksByTheme: Readonly<
  Record<Theme, { readonly light: CoverInks; readonly dark: CoverInks }>
> = {
  petrol: { light: { stock: '#0c4650', sand: '#b1766a' }, dark: { stock: '#0a343c', sand: '#a76d60' } },
  'dark-green': { light: { stock: '#17402f', sand: '#87823f' }, dark: { stock: '#123226', sand: '#7d7838' } },
  red: { light: { stock: '#a21527', sand: '#d7606a' }, dark: { stock: '#6d101c', sand: '#c05560' } },
  'ocher-yellow': {
    light: { stock: '#e6ad2f', sand: '#926812' },
    dark: { stock: '#3a2804', sand: '#9a731d' },
  },
  blue: { light: { stock: '#20358b', sand: '#ad7f4d' }, dark: { stock: '#1a2862', sand: '#a3773f' } },
  pink: { light: { stock: '#f3a6bf', sand: '#b9567f' }, dark: { stock: '#4a0f2d', sand: '#b35c7d' } },
  purple: { light: { stock: '#48226f', sand: '#5e927f' }, dark: { stock: '#331a4e', sand: '#578a77' } },
  peach: { light: { stock: '#f8bb97', sand: '#b4643b' }, dark: { stock: '#4a1e0d', sand: '#b06a47' } },
  violet: { light: { stock: '#5626a8', sand: '#997bd0' }, dark: { stock: '#32176a', sand: '#8a6cc4' } },
};
