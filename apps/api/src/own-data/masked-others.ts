const longestKept = 1;

/** What is left of somebody else's name in a file that leaves the product. */
export function maskOther(name: string): string {
  // Made from an address, or of a deleted account: nothing to hide.
  if (name.includes('*') || name.startsWith('[')) return name;
  return `${Array.from(name).slice(0, longestKept).join('')}***`;
}

/** A text without these names in full; single characters are no names that can be told from words. */
export function maskIn(text: string, names: readonly string[]): string {
  return names
    .filter((name) => Array.from(name).length > longestKept)
    .reduce((masked, name) => masked.replaceAll(name, maskOther(name)), text);
}
