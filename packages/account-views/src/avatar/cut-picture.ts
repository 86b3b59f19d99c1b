import { limits } from '@tolk/domain';
import type { OpenedPicture } from './picture-file.ts';

/** What is cut out: a square in px of the picture as it stands after turning. */
export interface Cut {
  area: { x: number; y: number; width: number; height: number };
  /** Degrees clockwise. */
  rotation: number;
}

/** Draws what is cut out over the whole of a square canvas. */
export function drawCut(canvas: HTMLCanvasElement, image: HTMLImageElement, cut: Cut): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  const { area, rotation } = cut;
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const scale = canvas.width / area.width;

  context.resetTransform();
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  // The turned picture stands in the middle of the box around it, from whose corner `area` counts.
  context.translate((width * cos + height * sin) / 2, (width * sin + height * cos) / 2);
  context.rotate(angle);
  context.drawImage(image, -width / 2, -height / 2);
}

/** The file that is sent: a square of 400 px, PNG where the picture may be transparent, else JPEG. */
export async function cutOut({ image, type }: OpenedPicture, cut: Cut): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = limits.avatar.storedPx;
  canvas.height = limits.avatar.storedPx;
  drawCut(canvas, image, cut);
  const format = type === 'image/jpeg' || type === 'image/bmp' ? 'image/jpeg' : 'image/png';
  if (format === 'image/jpeg') paintBehind(canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, 0.92));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return new File([blob], format === 'image/png' ? 'avatar.png' : 'avatar.jpg', { type: format });
}

/** Corners that a turn left empty: JPEG would make them black. */
function paintBehind(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}
