import type { Language } from '../languages.ts';

const units = [
  { ms: 86_400_000, en: 'd', 'zh-CN': '天' },
  { ms: 3_600_000, en: 'h', 'zh-CN': '小时' },
  { ms: 60_000, en: 'min', 'zh-CN': '分钟' },
  { ms: 1_000, en: 's', 'zh-CN': '秒' },
] as const;

/** A length of time in its two largest units: 7 500 000 ms → `2 h 5 min` / `2 小时 5 分钟`. */
export function formatDuration(ms: number, language: Language): string {
  const first = units.findIndex((unit) => ms >= unit.ms);
  if (first === -1) return `0 ${units[3][language]}`;
  let rest = ms;
  const words: string[] = [];
  for (const unit of units.slice(first, first + 2)) {
    const count = Math.floor(rest / unit.ms);
    rest -= count * unit.ms;
    if (count > 0) words.push(`${count} ${unit[language]}`);
  }
  return words.join(' ');
}

/** What a countdown shows: 899 000 ms → `14:59`, from an hour on `1:00:00`; never below `00:00`. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3_600 ? `${Math.floor(seconds / 3_600)}:${tail}` : tail;
}
