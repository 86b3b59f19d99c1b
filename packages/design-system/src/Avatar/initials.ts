/**
 * `Ann Lee` → `AL`, `王小明` → `小明` as colleagues would call him, `plato` → `P`. A masked
 * account (`138****4291`) has none: the avatar then shows a person's outline.
 */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (/^[\d+]|\*/.test(trimmed)) return '';
  if (/^\p{Script=Han}+$/u.test(trimmed)) return Array.from(trimmed).slice(-2).join('');
  const account = trimmed.split('@')[0] ?? '';
  const words = account.split(/[\s·._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
