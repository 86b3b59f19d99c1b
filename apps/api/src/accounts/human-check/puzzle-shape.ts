import { between, oneOf } from './chance.ts';

/** What a side of the piece does: a knob, a hollow, or nothing. */
export type Side = 'knob' | 'hollow' | 'flat';

/** From the top clockwise. */
export type Shape = readonly [Side, Side, Side, Side];

const sides: readonly Side[] = ['knob', 'hollow', 'flat'];

/** The body of the piece in its square; a knob stands out as far as the rest leaves room (px). */
const bodyFrom = 10;
const bodySide = 28;
const neck = 8;
const knobRadius = 5.5;

export function randomShape(): Shape {
  return [oneOf(sides), oneOf(sides), oneOf(['knob', 'hollow']), oneOf(sides)];
}

/** One that an eye tells from `shape`: at least two sides differ. */
export function otherShape(shape: Shape): Shape {
  const at = between(0, 3);
  const changed = new Set([at, (at + between(1, 3)) % 4]);
  const [top, right, bottom, left] = shape.map((side, index) =>
    changed.has(index) ? oneOf(sides.filter((other) => other !== side)) : side,
  );
  return [top ?? 'flat', right ?? 'flat', bottom ?? 'flat', left ?? 'flat'];
}

/** SVG path of the shape, whose square has its corner at `x`, `y`. */
export function shapePath(shape: Shape, x: number, y: number): string {
  const directions = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const half = (bodySide - neck) / 2;
  const steps = shape.map((side, index) => {
    const [dx, dy] = directions[index] ?? [0, 0];
    const straight = (length: number) => `l${dx * length} ${dy * length}`;
    if (side === 'flat') return straight(bodySide);
    const sweep = side === 'knob' ? 1 : 0;
    const arc = `a${knobRadius} ${knobRadius} 0 1 ${sweep} ${dx * neck} ${dy * neck}`;
    return `${straight(half)}${arc}${straight(half)}`;
  });
  return `M${x + bodyFrom} ${y + bodyFrom}${steps.join('')}z`;
}
