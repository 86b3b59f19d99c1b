import type { StoredFile } from '@tolk/design-system/fields';
import { array, object, string } from '@tolk/design-system/form-rules';

/** A photo that is uploaded already, as the forms hold it. */
export const photoRule = object({ fileId: string().required() });

/** At least one photo; `message` says of what. */
export function photosRule(max: number, message: () => string) {
  return array().of(photoRule).min(1, message).max(max).required();
}

/** What the form begins with: the photos of an earlier attempt. */
export function photoValues(photos: readonly StoredFile[]): StoredFile[] {
  return photos.map(({ fileId, fileName, fileSize }) => ({ fileId, fileName, fileSize }));
}
