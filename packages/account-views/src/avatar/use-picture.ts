import { useEffect, useState } from 'react';
import { openPicture, problemOf, type OpenedPicture, type PictureProblem } from './picture-file.ts';

/** The picture that is being cut, and why the last file that was chosen is none. */
export function usePicture() {
  const [picture, setPicture] = useState<OpenedPicture>();
  const [problem, setProblem] = useState<PictureProblem>();
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: File): Promise<void> {
    const refused = problemOf(file);
    setProblem(refused);
    if (refused) return;
    try {
      setPicture(await openPicture(file));
    } catch {
      setProblem('unreadable');
    }
  }

  return { picture, problem, choose };
}
