const chineseSans = [
  'PingFang SC',
  'HarmonyOS Sans SC',
  'Noto Sans SC',
  'Noto Sans CJK SC',
  'Microsoft YaHei',
];
const chineseSerif = ['Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'SimSun'];

function stack(names: readonly string[], generic: string): string {
  return [...names.map((name) => `"${name}"`), generic].join(', ');
}

/** Latin from Inter, Chinese from the system: a Chinese web font would weigh megabytes. */
export const sans = stack(['Inter Variable', 'Inter Fallback', ...chineseSans], 'sans-serif');

/** Headings of the public site. */
export const serif = stack(['Source Serif 4 Variable', 'Serif Fallback', ...chineseSerif], 'serif');

/** Paths of the font files, for `<link rel="preload">`; without the host, which a prerendered page does not know. */
export const fontFiles = {
  inter: new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url)
    .pathname,
  sourceSerif: new URL(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    import.meta.url,
  ).pathname,
};

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

function webFont(family: string, address: string) {
  return {
    fontFamily: `"${family}"`,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap' as const,
    src: `url(${address}) format("woff2")`,
    unicodeRange: latin,
  };
}

/** The fallbacks take the web fonts' measures, so that nothing moves when these arrive. */
export const fontFaces = [
  webFont('Inter Variable', fontFiles.inter),
  webFont('Source Serif 4 Variable', fontFiles.sourceSerif),
  {
    fontFamily: '"Inter Fallback"',
    src: 'local("Arial"), local("Liberation Sans")',
    unicodeRange: latin,
    ascentOverride: '90.44%',
    descentOverride: '22.52%',
    lineGapOverride: '0%',
    sizeAdjust: '107.12%',
  },
  {
    fontFamily: '"Serif Fallback"',
    src: 'local("Georgia"), local("Times New Roman"), local("Liberation Serif")',
    unicodeRange: latin,
    ascentOverride: '103.6%',
    descentOverride: '33.5%',
    lineGapOverride: '0%',
  },
];
