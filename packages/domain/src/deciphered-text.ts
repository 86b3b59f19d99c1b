import { limits } from './limits.ts';

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
  return inDigits(inDigits({ plain, positions }, chineseRun, chineseDigits), englishRun, english);
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

/** Only runs with a sign of Chinese in them: figures stay as they are grouped. */
function chineseDigits(run: string): string | null {
  if (!/[^\d\s.·-]/u.test(run)) return null;
  return Array.from(run, (sign) => valueOf[sign] ?? (/\d/.test(sign) ? sign : '')).join('');
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = `(?:oh|${words.join('|')}|double|triple)`;
const englishRun = new RegExp(String.raw`\b${word}(?:[\s,.-]{1,3}(?:${word}\b|\d)){4,}`, 'gu');

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

/** Runs of digits in words as figures, which stand where the run stood; null leaves it. */
function inDigits(
  { plain, positions }: DecipheredText,
  runs: RegExp,
  read: (run: string) => string | null,
): DecipheredText {
  let text = '';
  const from: number[] = [];
  const keep = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) from.push(positions[at] ?? 0);
  };
  let done = 0;
  for (const { 0: run, index } of plain.matchAll(runs)) {
    const digits = read(run);
    if (digits === null) continue;
    text += plain.slice(done, index) + digits;
    keep(done, index);
    // The last digit ends where the run does.
    for (let at = 0; at < digits.length; at += 1) {
      const unit = at === digits.length - 1 ? index + run.length - 1 : index;
      from.push(positions[unit] ?? 0);
    }
    done = index + run.length;
  }
  if (done === 0) return { plain, positions };
  keep(done, plain.length);
  return { plain: text + plain.slice(done), positions: from };
}
