/** Matches one of these words, in any case; a split by it keeps them, each between what stands around it. */
export function anyWord(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(${escaped.join('|')})`, 'giu');
}
