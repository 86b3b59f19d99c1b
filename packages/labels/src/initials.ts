/** The first character of each letter in the order of pinyin; no syllable begins with I, U or V. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃麻拏噢妑七呥扨它穵夕丫帀');
const letters = 'abcdefghjklmnopqrstwxyz';

/** Places whose first character is read in another way than by itself. */
const readings: Readonly<Record<string, string>> = { 重庆: 'cq', 厦门: 'xm', 长: 'c' };

const collator = new Intl.Collator('zh-u-co-pinyin');
const known = new Map<string, string>();

function letterOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return '';
  const after = firsts.findIndex((first) => collator.compare(first, character) > 0);
  return letters.at(after === -1 ? -1 : after - 1) ?? '';
}

/** `杭州市` → `hzs`: how people type a name whose pinyin is long. */
export function initialsOf(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const [start = '', reading = ''] =
    Object.entries(readings).find(([one]) => name.startsWith(one)) ?? [];
  const initials = reading + Array.from(name.slice(start.length), letterOf).join('');
  known.set(name, initials);
  return initials;
}
