import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Width in px; the height follows. */
  width?: number;
}

/** The one spot of red in a drawing; dark mode has its own. */
export const seal = 'var(--ui-palette-secondary-main, #C5402C)';

/** A drawing in the colour of the text around it; an ornament, so hidden from screen readers. */
export function LineDrawing({ width = 200, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      width={width}
      viewBox="0 0 200 140"
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
