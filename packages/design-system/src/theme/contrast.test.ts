import { dark, light, type SchemeTokens, type Tone } from './tokens.ts';

/** Relative luminance and contrast of two hex colours, by WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const texts = [
  'ink',
  'inkSoft',
  'jade',
  'jadeStrong',
  'seal',
  'sealStrong',
  'brass',
  'error',
  'info',
  'success',
] as const;
const grounds = ['page', 'surface', 'sunken'] as const;
const fills = [
  'jade',
  'jadeStrong',
  'seal',
  'sealStrong',
  'brass',
  'error',
  'info',
  'success',
] as const;

function pairs(tokens: SchemeTokens): [string, string, string][] {
  const tones = Object.keys(tokens.tones) as Tone[];
  return [
    ...texts.flatMap((text) =>
      grounds.map((ground): [string, string, string] => [
        `${text} on ${ground}`,
        tokens[text],
        tokens[ground],
      ]),
    ),
    ...fills.map((fill): [string, string, string] => [
      `text on ${fill}`,
      tokens.onColour,
      tokens[fill],
    ]),
    ...tones.map((tone): [string, string, string] => [
      `inkSoft on the ground of ${tone}`,
      tokens.inkSoft,
      tokens.tones[tone].ground,
    ]),
    ...tones.map((tone): [string, string, string] => [
      `${tone} chip`,
      tokens.tones[tone].ink,
      tokens.tones[tone].ground,
    ]),
  ];
}

it('black on white is 21:1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s mode', (_mode, tokens) => {
  it.each(pairs(tokens))('%s reaches 4.5:1', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['fieldBorder', 'brassStar'] as const)('%s reaches 3:1 as an ornament', (token) => {
    expect(contrast(tokens[token], tokens.surface)).toBeGreaterThanOrEqual(3);
  });
});
