import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** Two desks, each with its lamp, and a document on its way from one to the other. */
export function DesksDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M10 96h66M18 96v32M68 96v32M124 96h66M132 96v32M182 96v32M4 128h192" />
      <path d="M22 96h16M30 96V72l14-14M38 52l16 14c-6 4-12 4-16 0s-4-9 0-14z" />
      <path d="M178 96h-16M170 96V72l-14-14M162 52l-16 14c6 4 12 4 16 0s4-9 0-14z" />
      <path d="M48 90h22v6H48zM130 90h22v6h-22z" />
      <path d="M80 20h30l10 10v44H80z" />
      <path d="M110 20v10h10M87 38h18M87 46h26M87 54h14" />
      <rect x="103" y="57" width="11" height="11" rx="2" fill={seal} stroke={seal} />
      <path d="M62 40c4-8 8-12 13-14M138 42c-2-8-6-12-12-14" strokeDasharray="4 5" />
    </LineDrawing>
  );
}
