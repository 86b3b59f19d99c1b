import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A scale with a text in each pan. */
export function ScaleDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <path d="M100 26v90M72 124h56M80 124c0-6 8-8 20-8s20 2 20 8M42 34c20 4 38 2 58-4 20-6 38-8 58-4" />
      <circle cx="100" cy="24" r="6" fill={seal} stroke={seal} />
      <path d="M42 34 22 86M42 34l20 52M18 86h48c0 10-10 15-24 15s-24-5-24-15z" />
      <path d="M158 26l-20 52M158 26l20 52M134 78h48c0 10-10 15-24 15s-24-5-24-15z" />
      <path d="M32 86V60h20v26M37 67h10M37 73h10M37 79h6" />
      <path d="M148 78V52h20v26M163 58v14M158 58v12M153 58v14" />
    </LineDrawing>
  );
}
