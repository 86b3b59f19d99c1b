import type { SVGProps } from 'react';

interface MarkProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Height and width in px. */
  size?: number;
  /** Name for screen readers; without one the mark is an ornament. */
  title?: string;
}

/** The logo: an opening quotation mark “ and a closing corner 」 that leave a T between them. */
export function Mark({ size = 32, title, ...rest }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      aria-label={title}
      {...rest}
    >
      <path d="M2 22V13.5C2 8.2 4.8 5 10 3.8l.8 2.1C8 6.8 6.5 8.3 6.2 10.5h6.3V22z" />
      <path d="M25.4 4H30v24H18.5v-4.6h6.9z" fill="var(--ui-palette-secondary-main, #C5402C)" />
    </svg>
  );
}
