import { limits } from '@tolk/domain';
import { between, oneOf } from './chance.ts';
import { glyphs } from './puzzle-glyphs.ts';

const { widthPx: width, heightPx: height } = limits.humanCheck;

/** Paper, washes and inks of the house. */
const papers = ['#f4eee0', '#efe8d8', '#f1ebe4', '#e9e6da'] as const;
const washes = ['#9aa79b', '#c3b59a', '#a8b4c0', '#c9a79a', '#b3a6b8'] as const;
const inks = ['#1d1b19', '#2e2a27', '#403a35', '#27343f', '#3a2a2a'] as const;
const seals = ['#a8322a', '#b5472f', '#8e2b2b'] as const;

/** An ink-and-paper picture, never the same twice: washes, brush strokes, writing, a seal. */
export function randomPattern(): string {
  const parts = [
    `<rect width="${width}" height="${height}" fill="${oneOf(papers)}"/>`,
    ...times(between(7, 10), wash),
    ...times(between(8, 12), stroke),
    ...writing(),
    ...times(between(2, 3), seal),
    ...times(between(18, 26), fleck),
  ];
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`;
}

function times(count: number, draw: () => string): string[] {
  return Array.from({ length: count }, draw);
}

function wash(): string {
  const opacity = between(18, 45) / 100;
  return `<ellipse cx="${between(0, width)}" cy="${between(0, height)}" rx="${between(24, 90)}" ry="${between(14, 50)}" transform="rotate(${between(-40, 40)} ${width / 2} ${height / 2})" fill="${oneOf(washes)}" fill-opacity="${opacity}"/>`;
}

function stroke(): string {
  const point = () => `${between(-20, width + 20)} ${between(-20, height + 20)}`;
  const opacity = between(25, 80) / 100;
  return `<path d="M${point()}C${point()} ${point()} ${point()}" stroke="${oneOf([...inks, ...washes])}" stroke-opacity="${opacity}" stroke-width="${between(1, 8)}"/>`;
}

/** Over the whole picture on a jittered grid: wherever the piece is cut, there is something on it. */
function writing(): string[] {
  const across = 7;
  const down = 3;
  return Array.from({ length: across * down }, (_, index) => {
    const x = (index % across) * (width / across) + between(-6, 14);
    const y = Math.floor(index / across) * (height / down) + between(-6, 14);
    return glyph(x, y, between(26, 50) / 10, oneOf(inks), between(55, 95) / 100);
  });
}

function glyph(x: number, y: number, scale: number, ink: string, opacity: number): string {
  const turn = between(-24, 24);
  const paths = oneOf(glyphs).map((d) => `<path d="${d}"/>`);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${between(7, 14) / 10}">${paths.join('')}</g>`;
}

function seal(): string {
  const side = between(18, 30);
  const x = between(0, width - side);
  const y = between(0, height - side);
  const mark = glyph(x + side * 0.15, y + side * 0.15, side * 0.07, '#f6efe2', 0.9);
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="3" fill="${oneOf(seals)}" fill-opacity=".85"/>${mark}`;
}

function fleck(): string {
  return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(4, 20) / 10}" fill="${oneOf(inks)}" fill-opacity="${between(20, 60) / 100}"/>`;
}
