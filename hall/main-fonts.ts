/** The fonts of every page, which are preloaded and stored for reading offline: their file names without `.woff2`, and their fallbacks. */
export const mainFonts = {
  titles: { file: 'piazzolla', fallback: 'Georgia,serif' },
  texts: { file: 'commissioner', fallback: 'system-ui,sans-serif' },
} as const;
