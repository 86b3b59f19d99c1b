import { limits } from '@tolk/domain';
import { fileTypeFromFile } from 'file-type';
import { CallRefusal, refuse } from '../calls/refusal.ts';
import { rewritePicture } from './pictures.ts';

/** What every avatar is kept as. */
export const avatarMediaType = 'image/webp';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const quality = 82;

/**
 * Makes the file at `path` an avatar: a square WebP of `limits.avatar.storedPx` without metadata.
 * What it is called counts for nothing, only what is in it. Throws `avatarType`, `tooMany`.
 */
export async function rewriteAvatar(path: string, personId: string): Promise<void> {
  const found = await fileTypeFromFile(path);
  if (found === undefined || !accepted.has(found.mime)) refuse('avatarType');
  const side = limits.avatar.storedPx;
  try {
    await rewritePicture(
      path,
      { animated: false },
      (picture) => picture.resize(side, side, { fit: 'cover' }).webp({ quality }),
      personId,
    );
  } catch (error) {
    if (error instanceof CallRefusal) throw error;
    refuse('avatarType');
  }
}
