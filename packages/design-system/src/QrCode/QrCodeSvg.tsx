import { create } from 'qrcode';

interface QrCodeSvgProps {
  text: string;
  size: number;
  label: string;
}

/** Four modules of margin, as ISO/IEC 18004 asks for. */
const margin = 4;

export function QrCodeSvg({ text, size, label }: QrCodeSvgProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * margin;
  const path = Array.from({ length: modules.size * modules.size }, (_, at) => {
    const row = Math.floor(at / modules.size);
    const column = at % modules.size;
    return modules.get(row, column) ? `M${column + margin} ${row + margin}h1v1h-1z` : '';
  }).join('');
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
