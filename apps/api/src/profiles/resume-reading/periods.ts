/** From when to when something was; `end` null: until today. Months as `2012-09`. */
export interface FoundPeriod {
  startMonth: string;
  endMonth: string | null;
  /** The line without it. */
  rest: string;
}

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const name = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
/** `09/2012`, `Sep 2012`, `2012.09`, `2012年9月`, `2012`. */
const date = `(?:(?:${name}\\s|\\d{1,2}[./])?(?:19|20)\\d{2}(?:\\s?年\\s?\\d{1,2}\\s?月|年|[./-]\\d{1,2}(?!\\d))?)`;
const today = '(?:present|today|now|current|ongoing|heute|至今|今|现在)';
const period = new RegExp(
  `(${date})\\s{0,3}(?:-|–|—|~|～|to|until|bis|至|到)\\s{0,3}(${date}|${today})`,
  'i',
);

/** The period that a line names; null without one, or with one that ends before it begins. */
export function periodIn(line: string): FoundPeriod | null {
  const found = period.exec(line);
  if (found === null) return null;
  const [whole, from = '', until = ''] = found;
  const startMonth = monthOf(from, '01');
  const endMonth = /\d/.test(until) ? monthOf(until, '12') : null;
  if (startMonth === null || (/\d/.test(until) && endMonth === null)) return null;
  if (endMonth !== null && endMonth < startMonth) return null;
  return { startMonth, endMonth, rest: line.replace(whole, ' | ') };
}

/** A year alone is from its first month, or to its last. */
function monthOf(text: string, otherwise: string): string | null {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (year === undefined) return null;
  const named = monthNames.findIndex((month) => text.toLowerCase().startsWith(month)) + 1;
  const figures = text.replace(year, '').match(/\d{1,2}/)?.[0];
  const month = named || Number(figures ?? otherwise);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}
