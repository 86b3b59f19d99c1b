import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const QrCodeSvg = lazy(() =>
  import('./QrCodeSvg.tsx').then(({ QrCodeSvg: component }) => ({ default: component })),
);

interface QrCodeProps {
  text: string;
  /** What scanning it does, for screen readers. */
  label: string;
  /** Side in px. */
  size?: number;
}

/** A QR code, black on white in dark mode too, or cameras miss it. The encoder is fetched with the first one. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={size} height={size} />}>
      <QrCodeSvg text={text} label={label} size={size} />
    </Suspense>
  );
}
