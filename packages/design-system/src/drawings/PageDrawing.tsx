import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A page that turns into another script. */
export function PageDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M100 30c-18-12-42-14-70-10v94c28-4 52-2 70 10 18-12 42-14 70-10V20c-28-4-52-2-70 10z" />
      <path d="M100 30v94" />
      <path d="M44 42c12-1 26 1 40 6M44 58c12-1 26 1 40 6M44 74c12-1 26 1 40 6M44 90c8-1 16 0 24 2" />
      <path d="M100 30c10 20 30 34 52 36-12 10-16 24-14 42" strokeDasharray="4 5" />
      <path d="M122 48h30M137 42v6M128 56c4 8 12 14 22 16M147 56c-4 8-12 14-22 17" />
      <rect x="140" y="86" width="18" height="18" rx="2" fill={seal} stroke={seal} />
      <path d="M145 92h8M149 90v10M145 98h8" stroke="#fff" strokeWidth="1.5" />
    </LineDrawing>
  );
}
