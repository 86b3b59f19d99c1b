import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** Two people and a table between. */
export function TableDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <circle cx="48" cy="42" r="13" />
      <path d="M26 104V84c0-13 9-22 22-22 10 0 17 5 20 13l8 13h10" />
      <path d="M35 29c3-8 19-11 26 1" />
      <circle cx="152" cy="42" r="13" />
      <path d="M174 104V84c0-13-9-22-22-22-10 0-17 5-20 13l-8 13h-10" />
      <path d="M140 36c6 1 18-1 22-9 3 4 4 8 3 12" />
      <path d="M58 96h84M66 96v32M134 96v32M20 128h160" />
      <path d="M90 90h20l-3-6H93z" />
      <path d="M70 24h22v14H82l-6 6v-6h-6z" />
      <path d="M130 10h-24v15h11l6 6v-6h7z" fill={seal} stroke={seal} />
    </LineDrawing>
  );
}
