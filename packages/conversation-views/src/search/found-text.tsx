/** Characters that stand before the first match. */
const lead = 24;

/** A message around the words that were searched, with them marked. */
export function FoundText({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const from = Math.max(0, at - lead);
  return (
    <>
      {from > 0 ? '…' : ''}
      {text.slice(from, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
