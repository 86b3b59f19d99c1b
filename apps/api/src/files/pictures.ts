import { rename, rm } from 'node:fs/promises';
import { limits } from '@tolk/domain';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { inTurns } from '../calls/in-turns.ts';

/** How long one picture may take: moving ones cost the most (s). */
const pictureSeconds = 20;
/** Pictures at once: file system and password checks live on the same four threads. */
const pictureTurn = inTurns({ atOnce: 2, own: { atOnce: 1, max: limits.file.ownInTurn } });

sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes the picture at `path` again, upright, as `change` makes it: whatever else was in the file,
 * where it was taken included, stays behind. Throws when it can't be read whole,
 * and `tooMany` while too many pictures of this person are in work.
 */
export function rewritePicture(
  path: string,
  options: Pick<SharpOptions, 'animated'>,
  change: (picture: Sharp) => Sharp,
  personId: string,
): Promise<void> {
  return pictureTurn(async () => {
    const rewritten = `${path}-rewritten`;
    try {
      const picture = sharp(path, {
        limitInputPixels: limits.file.picturePixels,
        failOn: 'error',
        ...options,
      });
      const changed = change(picture.autoOrient());
      await changed.timeout({ seconds: pictureSeconds }).toFile(rewritten);
      await rename(rewritten, path);
    } catch (error) {
      await rm(rewritten, { force: true });
      throw error;
    }
  }, personId);
}
