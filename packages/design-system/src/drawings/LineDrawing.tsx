import type { ReactNode } from 'react';
import { serif } from '../theme/fonts.ts';

export interface DrawingProps {
  /** Width in px; the height follows. */
  width?: number;
}

/** The one spot of red in a drawing; dark mode has its own. */
export const seal = 'var(--ui-palette-secondary-main, #C5402C)';

/** Glyphs that belong to a drawing, in the serif of the public site. */
export const glyph = {
  fill: 'currentColor',
  stroke: 'none',
  fontFamily: serif,
  textAnchor: 'middle',
} as const;

interface LineDrawingProps extends DrawingProps {
  /** Height of the sheet that is 200 wide, in its own units. */
  height?: number;
  children: ReactNode;
}

/** A drawing in the colour of the text around it; an ornament, so hidden from screen readers. */
export function LineDrawing({ width = 200, height = 140, children }: LineDrawingProps) {
  return (
    <svg
      width={width}
      viewBox={`0 0 200 ${height}`}
      style={{ maxWidth: '100%', height: 'auto' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}
