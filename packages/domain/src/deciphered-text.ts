import * as limits from './limits.ts';

/** A text with its disguises taken off; `positions` says where each UTF-16 unit of it stood. */
export interface DecipheredText {
  plain: string;
  positions: number[];
}

const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

/**
 * Half-width, lower case, without invisible signs, digits that were written as words as digits; as
 * much of it as is searched, for one sign may stand for many.
 */
export function deciphered(text: string): DecipheredText {
  const positions: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    if (plain.length >= limits.fraud.searched) break;
    // Most are plain already.
    const read =
      letter >= ' ' && letter <= '~'
        ? letter.toLowerCase()
        : invisible.test(letter)
          ? ''
          : letter.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < read.length; unit += 1) positions.push(at);
    plain += read;
    at += letter.length;
  }
  return inDigits(inDigits({ plain, positions }, chineseRuns), englishRuns);
}

const chinese = '零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖';
const chineseRun = new RegExp(String.raw`[${chinese}\d](?:[\s.·-]?[${chinese}\d]){4,}`, 'gu');
const valueOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from('零一二三四五六七八九').map((sign, value) => [sign, String(value)]),
  ),
  ...Object.fromEntries(Array.from('壹贰叁肆伍陆柒捌玖').map((sign, at) => [sign, String(at + 1)])),
  〇: '0',
  幺: '1',
};

/** What is read as digits, and where it stands. */
interface Spoken {
  start: number;
  end: number;
  digits: string;
}

interface Sign {
  isFigure: boolean;
  digit: string;
  at: number;
}

/**
 * Only runs with a sign of Chinese in them: figures stay as they are grouped. Mobiles are taken out of
 * what stands around them, and a long figure that is none ends where it ends.
 */
function chineseRuns(plain: string): Spoken[] {
  return Array.from(plain.matchAll(chineseRun)).flatMap(({ 0: run, index }) => {
    if (!/[^\d\s.·-]/u.test(run)) return [];
    const signs = Array.from(run.matchAll(/[^\s.·-]/gu), ({ 0: sign, index: at }) => ({
      isFigure: valueOf[sign] === undefined,
      digit: valueOf[sign] ?? sign,
      at: index + at,
    }));
    const mobiles = mobilesAmong(signs);
    if (mobiles.length === 0) return /\d{5}/.test(run) ? [] : spoken(signs);
    return mobiles.flatMap(spoken);
  });
}

function spoken(signs: readonly Sign[]): Spoken[] {
  const [first, last] = [signs[0], signs.at(-1)];
  if (!first || !last || signs.every(({ isFigure }) => isFigure)) return [];
  return [{ start: first.at, end: last.at + 1, digits: digitsOf(signs) }];
}

const digitsOf = (signs: readonly Sign[]) => signs.map(({ digit }) => digit).join('');

/** Mobiles of China among figures and signs, none of whose figures goes on outside of it. */
function mobilesAmong(signs: readonly Sign[]): Sign[][] {
  const goesOn = (at: number) => {
    const [before, here] = [signs[at - 1], signs[at]];
    return before?.isFigure === true && here?.isFigure === true && here.at === before.at + 1;
  };
  const found: Sign[][] = [];
  for (let from = 0; from + 11 <= signs.length; from += 1) {
    const taken = signs.slice(from, from + 11);
    if (goesOn(from) || goesOn(from + 11) || !/^1[3-9]/.test(digitsOf(taken))) continue;
    found.push(taken);
    from += 10;
  }
  return found;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = `(?:oh|${words.join('|')}|double|triple)`;
const englishRun = new RegExp(String.raw`\b${word}(?:[\s,.-]{1,3}(?:${word}\b|\d)){4,}`, 'gu');

const englishRuns = (plain: string): Spoken[] =>
  Array.from(plain.matchAll(englishRun), ({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    digits: english(run),
  }));

function english(run: string): string {
  let digits = '';
  let times = 1;
  for (const said of run.split(/[\s,.-]+/)) {
    if (said === 'double' || said === 'triple') {
      times = said === 'double' ? 2 : 3;
      continue;
    }
    const value = said === 'oh' ? 0 : words.indexOf(said);
    digits += (value < 0 ? said : String(value)).repeat(times);
    times = 1;
  }
  return digits;
}

/** Runs of digits in words as figures, which stand where the run stood. */
function inDigits(
  { plain, positions }: DecipheredText,
  runsIn: (plain: string) => readonly Spoken[],
): DecipheredText {
  let text = '';
  const from: number[] = [];
  const keep = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) from.push(positions[at] ?? 0);
  };
  let done = 0;
  for (const { start, end, digits } of runsIn(plain)) {
    text += plain.slice(done, start) + digits;
    keep(done, start);
    // The last digit ends where the run does.
    for (let at = 0; at < digits.length; at += 1) {
      const unit = at === digits.length - 1 ? end - 1 : start;
      from.push(positions[unit] ?? 0);
    }
    done = end;
  }
  if (done === 0) return { plain, positions };
  keep(done, plain.length);
  return { plain: text + plain.slice(done), positions: from };
}
