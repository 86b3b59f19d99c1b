import { limits } from '@tolk/domain';
import sharp from 'sharp';
import { inTurns } from '../../calls/in-turns.ts';
import { between } from './chance.ts';
import { randomPattern } from './puzzle-pattern.ts';
import { otherShape, randomShape, shapePath, type Shape } from './puzzle-shape.ts';

const { widthPx: width, heightPx: height, piecePx } = limits.humanCheck;

export interface PuzzlePicture {
  /** Data URLs. */
  background: string;
  piece: string;
  /** Where the piece belongs, px from the left and the top. */
  x: number;
  y: number;
}

interface Place {
  x: number;
  y: number;
  shape: Shape;
}

/** The piece starts at the left edge: its hole stands clear of it. */
const firstX = piecePx + 12;
const lastX = width - piecePx - 6;
/** Between the two holes (px). */
const gap = 6;

/**
 * Some 20 ms of a processor each: they wait for each other, about a second at most. The twin needs
 * no drawing and is there for the person who is turned away.
 */
const turn = inTurns({ atOnce: 1, waitingMax: 50 });

/**
 * A picture with a piece cut out of it. A second hole of another shape stands at about the same
 * height, so that the darkest place alone does not give the answer away.
 */
export function drawPuzzle(): Promise<PuzzlePicture> {
  return turn(draw);
}

async function draw(): Promise<PuzzlePicture> {
  const hole: Place = {
    x: between(firstX, lastX),
    y: between(4, height - piecePx - 4),
    shape: randomShape(),
  };
  const { data, info } = await sharp(svg(width, height, randomPattern()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  const holes = svg(width, height, holeOf(decoyOf(hole)) + holeOf(hole));
  const background = await picture()
    .composite([{ input: holes }])
    .webp({ quality: 72 })
    .toBuffer();
  const piece = await picture()
    .extract({ left: hole.x, top: hole.y, width: piecePx, height: piecePx })
    .ensureAlpha()
    .composite([{ input: rim(hole.shape) }, { input: mask(hole.shape), blend: 'dest-in' }])
    .webp({ quality: 84 })
    .toBuffer();
  return { background: dataUrl(background), piece: dataUrl(piece), x: hole.x, y: hole.y };
}

function decoyOf({ x, y, shape }: Place): Place {
  const clear = piecePx + gap;
  const places = Array.from({ length: lastX - firstX + 1 }, (_, step) => firstX + step).filter(
    (place) => Math.abs(place - x) >= clear,
  );
  return {
    x: places[between(0, places.length - 1)] ?? firstX,
    y: Math.min(Math.max(y + between(-5, 5), 0), height - piecePx),
    shape: otherShape(shape),
  };
}

function holeOf({ x, y, shape }: Place): string {
  const d = shapePath(shape, x, y);
  const shade = between(46, 58) / 100;
  return `<path d="${d}" fill="#14110f" fill-opacity="${shade}" stroke="#fffaf0" stroke-opacity=".75" stroke-width="1.2"/>`;
}

function rim(shape: Shape): Buffer {
  return svg(
    piecePx,
    piecePx,
    `<path d="${shapePath(shape, 0, 0)}" fill="none" stroke="#fffaf0" stroke-width="2.4"/>`,
  );
}

function mask(shape: Shape): Buffer {
  return svg(piecePx, piecePx, `<path d="${shapePath(shape, 0, 0)}"/>`);
}

function svg(w: number, h: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${content}</svg>`,
  );
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
