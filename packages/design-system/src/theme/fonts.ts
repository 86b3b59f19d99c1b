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

/**
 * Fonts that systems have, scaled to the web font's measures. Factors: mean advance width of
 * English text, web font to system font; ascent and descent of the web font, divided by that.
 */
interface Fallback {
  family: string;
  /** Fonts of the same measures, by their full names. */
  fonts: readonly string[];
  /** Percent. */
  size: number;
  /** Percent. */
  ascent: number;
  /** Percent. */
  descent: number;
}

/** Windows, macOS and iOS have Arial; Android has Roboto; Linux often only DejaVu. */
const sansFallbacks: readonly Fallback[] = [
  {
    family: 'Sans like Arial',
    fonts: ['Arial', 'Liberation Sans'],
    size: 107.12,
    ascent: 90.44,
    descent: 22.52,
  },
  { family: 'Sans like Roboto', fonts: ['Roboto'], size: 107.35, ascent: 90.24, descent: 22.47 },
  {
    family: 'Sans like DejaVu',
    fonts: ['DejaVu Sans'],
    size: 93.95,
    ascent: 103.12,
    descent: 25.67,
  },
];

const serifFallbacks: readonly Fallback[] = [
  { family: 'Serif like Georgia', fonts: ['Georgia'], size: 107.45, ascent: 96.42, descent: 31.18 },
  {
    family: 'Serif like Times',
    fonts: ['Times New Roman', 'Liberation Serif'],
    size: 117.91,
    ascent: 87.87,
    descent: 28.41,
  },
  {
    family: 'Serif like Noto',
    fonts: ['Noto Serif'],
    size: 99.58,
    ascent: 104.03,
    descent: 33.64,
  },
  {
    family: 'Serif like DejaVu',
    fonts: ['DejaVu Serif'],
    size: 92.72,
    ascent: 111.73,
    descent: 36.13,
  },
];

const families = (fallbacks: readonly Fallback[]) => fallbacks.map(({ family }) => family);

/** Latin from Inter, Chinese from the system: a Chinese web font would weigh megabytes. */
export const sans = stack(
  ['Inter Variable', ...families(sansFallbacks), ...chineseSans],
  'sans-serif',
);

/** Headings of the public site. */
export const serif = stack(
  ['Source Serif 4 Variable', ...families(serifFallbacks), ...chineseSerif],
  'serif',
);

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

function fallbackFont({ family, fonts, size, ascent, descent }: Fallback) {
  return {
    fontFamily: `"${family}"`,
    src: fonts.map((name) => `local("${name}")`).join(', '),
    unicodeRange: latin,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
    sizeAdjust: `${size}%`,
  };
}

/** The fallbacks take the web fonts' measures, so that nothing moves when these arrive. */
export const fontFaces = [
  webFont('Inter Variable', fontFiles.inter),
  webFont('Source Serif 4 Variable', fontFiles.sourceSerif),
  ...[...sansFallbacks, ...serifFallbacks].map(fallbackFont),
];
