import { limits } from '@tolk/domain';

/** What the file dialog offers (docs/product/screens.md#shared-elements). */
export const pictureExtensions = '.bmp,.jpg,.jpeg,.png';

/** Why a file can't become an avatar. */
export type PictureProblem = 'type' | 'size' | 'unreadable';

/** docs/product/rules.md#validation: the type must contain 'image/'; what is inside shows when it is opened. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!type.includes('image/')) return 'type';
  return size > limits.avatar.bytes ? 'size' : undefined;
}

/** A picture that the browser has decoded, upright as its EXIF says. */
export interface OpenedPicture {
  image: HTMLImageElement;
  /** Address of the file in this tab; `close` gives it back. */
  url: string;
  /** As the file says, e.g. `image/png`. */
  type: string;
  close: () => void;
}

/** Lets the browser decode a file. Rejects when it is no picture after all. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { image, url, type: file.type, close };
}
