import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** An empty inbox: nothing here yet. */
export function InboxDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M58 60 40 92v30c0 3 3 6 6 6h108c3 0 6-3 6-6V92l-18-32" />
      <path d="M40 92h36c2 10 11 16 24 16s22-6 24-16h36" />
      <path d="M70 78V30h44l16 16v32" />
      <path d="M114 30v16h16M82 56h32M82 68h24" />
      <circle cx="146" cy="30" r="8" fill={seal} stroke={seal} />
      <path d="M30 44l6 6M24 62h8M56 26l2 8" />
    </LineDrawing>
  );
}
