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
      <path d="M2 21.5V16c0-4.6 2.3-8 6.8-9.6l.9 1.9c-2.4 1.1-3.7 2.7-3.9 4.7H12v8.5z" />
      <path
        d="M20 10.500h10V28H17v-3.600h9.300V14.100H20z"
        fill="var(--ui-palette-secondary-main, #C5402C)"
      />
    </svg>
  );
}
