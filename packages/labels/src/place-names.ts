import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';

/** 市, 省 and the like, which people leave out. */
const divisions = /(市|省|特别行政区|(维吾尔|壮族|回族)?自治区)$/u;

function isNamed({ en, zh }: DictionaryEntry, text: string): boolean {
  const asked = text.toLowerCase();
  return [en.toLowerCase(), zh, zh.replace(divisions, '')].includes(asked);
}

/** `杭州市西湖区` → `杭州市`, `西湖区`: Chinese is written without anything between the places. */
function divide(piece: string, places: readonly DictionaryEntry[], named: readonly string[]) {
  for (const { en, zh } of places) {
    const isSaid = named.includes(zh) || named.includes(en);
    const start = [zh, zh.replace(divisions, '')].find(
      (name, at) => piece.startsWith(name) && (isSaid || (at === 0 && divisions.test(zh))),
    );
    if (start !== undefined && start !== piece) return [start, piece.slice(start.length)];
  }
  return [piece];
}

/**
 * Somebody's country and region with what they wrote of their location, each place once: what they
 * wrote may name the same places, in the other language.
 */
export function placeNames(
  named: readonly string[],
  location: string,
  { places, language }: { places: readonly DictionaryEntry[]; language: 'en' | 'zh' },
): string[] {
  const pieces = location
    .split(/\s*[,，、]\s*/u)
    .filter(Boolean)
    .flatMap((piece) => divide(piece, places, named));
  const known = pieces.map((piece) => places.find((place) => isNamed(place, piece))?.[language]);
  const written = known.some((name) => name !== undefined)
    ? pieces.map((piece, at) => known[at] ?? piece)
    : [location];
  return [...new Set([...named, ...written].filter(Boolean))];
}
