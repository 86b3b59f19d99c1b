import { anyWord } from '@tolk/domain/any-word';

/** Characters that stand before the first match. */
const lead = 24;

/** A message from its first match on, with each of the words that were searched marked. */
export function FoundText({ text, words }: { text: string; words: string }) {
  const pieces = text.split(anyWord(words.split(/\s+/).filter(Boolean)));
  const [before = ''] = pieces;
  const cut = pieces.length > 1 ? Math.max(0, before.length - lead) : 0;
  return (
    <>
      {cut > 0 ? '…' : ''}
      {before.slice(cut)}
      {pieces
        .slice(1)
        // A split by a group answers what matched and what stands between, in turn.
        .map((piece, at) => (at % 2 === 0 ? <mark key={at}>{piece}</mark> : piece))}
    </>
  );
}
