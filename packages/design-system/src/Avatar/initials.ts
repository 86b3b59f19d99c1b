/** `Ann Lee` → `AL`, `王小明` → `小明` as colleagues would call him, `plato` → `P`. */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (/^\p{Script=Han}+$/u.test(trimmed)) return Array.from(trimmed).slice(-2).join('');
  const account = trimmed.split('@')[0] ?? '';
  const words = account.split(/[\s·._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
