import { LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A phone that shows a code, and the frame that reads it. */
export function PhoneDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props}>
      <rect x="68" y="10" width="64" height="118" rx="10" />
      <path d="M92 18h16M90 120h20M78 96h44M78 106h28" />
      <path d="M80 34h14v14H80zM106 34h14v14h-14zM80 60h14v14H80z" />
      <path d="M100 34v10M100 52h8M114 54v8M100 60v14M106 68h6M120 68v8M108 78h8" />
      <rect x="109" y="59" width="8" height="8" rx="1" fill={seal} stroke={seal} />
      <path d="M50 34V22h10M150 34V22h-10M50 76v12h10M150 76v12h-10" />
      <path d="M24 128h152" />
    </LineDrawing>
  );
}
