import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** An interpreter's booth with headphones. */
export function BoothDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M38 128V24c0-4 3-7 7-7h110c4 0 7 3 7 7v104M24 128h152M38 92h124" />
      <path d="M50 30h100v50H50z" />
      <circle cx="100" cy="56" r="14" />
      <path d="M76 92c2-12 11-18 24-18s22 6 24 18" />
      <path d="M83 56c0-11 7-19 17-19s17 8 17 19" />
      <rect x="79" y="52" width="8" height="13" rx="4" fill={seal} stroke={seal} />
      <rect x="113" y="52" width="8" height="13" rx="4" fill={seal} stroke={seal} />
      <path d="M83 65c2 7 7 9 12 9M140 92V78l-8-8M60 108h16M92 108h16M124 108h16" />
    </LineDrawing>
  );
}
