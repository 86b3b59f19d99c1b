import { Plural } from '@lingui/react/macro';
import { isCountedByCharacter } from '@tolk/domain';

interface CountedProps {
  words: number;
  /** Of the text; null while it is not known. */
  language: string | null;
}

/** `3,120 words` or `3,120 characters`, as texts in this language are counted. */
export function Counted({ words, language }: CountedProps) {
  return isCountedByCharacter(language) ? (
    <Plural value={words} one="# character" other="# characters" />
  ) : (
    <Plural value={words} one="# word" other="# words" />
  );
}
