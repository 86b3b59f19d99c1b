/** What of a PDF is shown in the page; the rest is for a download. */
export const pdfBounds = {
  /** Of the file, bytes. */
  bytes: 32 * 1_048_576,
  pages: 500,
  /** Of a page’s picture, and of one inside it. */
  pixels: 16_000_000,
  /** A side of a page’s picture, px. */
  side: 8_000,
  /** Characters of a page that are read out. */
  text: 20_000,
  /** For opening it, and for each page (ms). */
  time: 20_000,
} as const;
