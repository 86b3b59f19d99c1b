import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A payment under way in a sealed envelope, between the one who pays and the one who is paid. */
export function EscrowDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <rect x="50" y="40" width="100" height="66" rx="4" />
      <path d="M50 44l44 34c4 3 8 3 12 0l44-34M52 104l34-30M148 104l-34-30" />
      <circle cx="100" cy="80" r="13" fill={seal} stroke={seal} />
      <path d="M94 76h12M100 76v9M95 85h10" stroke="#fff" strokeWidth="1.6" />
      <path d="M16 73h22M32 67l6 6-6 6M162 73h22M178 67l6 6-6 6" />
      <path d="M24 124h152M64 106v18M136 106v18M56 124v-6h16v6M128 124v-6h16v6" />
    </LineDrawing>
  );
}
