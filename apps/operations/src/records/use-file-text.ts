import { useLingui } from '@lingui/react/macro';
import { fileText } from './file-text.ts';

/** The text of a file, or why there is none that can be taken. */
type FileText = { text: string; problem?: undefined } | { problem: string };

interface Most {
  /** Characters. */
  length: number;
  /** Said of a file that has more. */
  tooLarge: string;
}

/** No character takes more bytes in the encodings that `fileText` reads. */
const bytesOfCharacter = 4;

/** Reads the text of a chosen file; one that is too large for it is not read at all. */
export function useFileText({ length, tooLarge }: Most): (file: File) => Promise<FileText> {
  const { t } = useLingui();
  return async (file) => {
    if (file.size > length * bytesOfCharacter) return { problem: tooLarge };
    let text: string;
    try {
      text = fileText(await file.arrayBuffer());
    } catch {
      // It was moved, deleted or locked since it was chosen.
      return { problem: t`This file couldn’t be read. Choose it again.` };
    }
    if (text.trim() === '') return { problem: t`This file is empty.` };
    return text.length > length ? { problem: tooLarge } : { text };
  };
}
