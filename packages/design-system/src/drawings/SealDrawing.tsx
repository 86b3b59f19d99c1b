import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A seal that has just been pressed under a text. */
export function SealDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M40 20h84a6 6 0 0 1 6 6v98H46a6 6 0 0 1-6-6z" />
      <path d="M54 40h58M54 52h62M54 64h46M54 76h34" />
      <rect x="92" y="92" width="24" height="24" rx="3" fill={seal} stroke={seal} />
      <path d="M98 99h12M104 99v11M99 110h10" stroke="#fff" strokeWidth="1.6" />
      <path d="M146 82h28v8h-28zM150 82c0-8 5-10 5-19a5 5 0 0 1 10 0c0 9 5 11 5 19" />
      <path d="M148 90v4h24v-4" fill={seal} stroke={seal} />
      <path d="M142 104c-6 8-12 10-19 9M123 113l5-4M123 113l5 4" />
      <path d="M20 124h160" />
    </LineDrawing>
  );
}
