import { limits } from '@tolk/domain';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { projectTypes, units, type ProjectType } from '@tolk/domain/dictionaries/work';
import { languageOf } from './language-of.ts';

export interface FoundRate {
  sourceLanguage: string;
  targetLanguage: string;
  outputType: ProjectType;
  /** Minor units of `currency`; null where the file names none. */
  unitPrice: number | null;
  currency: string;
  unitName: string;
  /** Null where the table does not say it. */
  wordsPerDay: number | null;
}

export interface RatesInFile {
  rates: FoundRate[];
  /** Numbers of the lines that are not understood, the first one is 1. */
  skipped: number[];
}

/** Lines that are read; nobody works in so many pairs. */
const linesMax = 500;

/** What a column is called, in English and in Chinese. */
const columns = {
  source: /^(?:source(?: language)?|from|源语言|源语种|原文)$/,
  target: /^(?:target(?: language)?|to|into|目标语言|目标语种|译文)$/,
  type: /^(?:type|service|work|类型|服务)$/,
  price: /^(?:rate|price|unit price|单价|价格|报价)$/,
  currency: /^(?:currency|币种|货币)$/,
  unit: /^(?:unit|per|单位|计价单位)$/,
  words: /^(?:words (?:a|per) day|daily output|日产能|日译量|每日译量|每天字数)$/,
} as const;
type Column = keyof typeof columns;

/** Rates by pair in a table with a line of headings; `currency` is meant where the table names none. */
export function ratesInCsv(text: string, currency: string): RatesInFile {
  const [headings = [], ...rows] = rowsOf(text).slice(0, linesMax);
  const places = placesOf(headings);
  const found: RatesInFile = { rates: [], skipped: [] };
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const rate = rateOf((column) => row[places[column] ?? -1]?.trim() ?? '', currency);
    if (rate) found.rates.push(rate);
    else found.skipped.push(index + 2);
  }
  return found;
}

function placesOf(headings: readonly string[]): Partial<Record<Column, number>> {
  const plain = headings.map((heading) => heading.replace('\ufeff', '').trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, pattern]) => {
      const place = plain.findIndex((heading) => pattern.test(heading));
      return place === -1 ? [] : [[column, place]];
    }),
  );
}

function rateOf(cell: (column: Column) => string, otherwise: string): FoundRate | null {
  const sourceLanguage = languageOf(cell('source'));
  const targetLanguage = languageOf(cell('target'));
  if (!sourceLanguage || !targetLanguage || sourceLanguage === targetLanguage) return null;
  const outputType = typeOf(cell('type'));
  const currency = cell('currency').toUpperCase() || otherwise;
  const known = currencies.find(({ value }) => value === currency);
  if (outputType === null || !known) return null;
  const wordsPerDay = wordsIn(cell('words'));
  const pair = { sourceLanguage, targetLanguage, outputType, currency, wordsPerDay };
  if (cell('price') === '') return { ...pair, unitPrice: null, unitName: '' };
  const unitPrice = amountIn(cell('price'), known.minorDigits);
  const unitName = unitOf(cell('unit'), outputType);
  return unitPrice === null || unitName === null ? null : { ...pair, unitPrice, unitName };
}

function wordsIn(text: string): number | null {
  const words = Number(text.replace(/[\s,.]/g, ''));
  return words >= 1 && words <= limits.profile.wordsPerDay ? words : null;
}

function typeOf(text: string): ProjectType | null {
  if (text === '') return 'translation';
  const plain = text.toLowerCase();
  const found = projectTypes.find(({ value, en, zh }) =>
    [value, en.toLowerCase(), zh].includes(plain),
  );
  return found?.value ?? null;
}

/** `word`, `per word`, `/ 1000 words`, `千字`. */
function unitOf(text: string, type: ProjectType): string | null {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/^(?:per|\/|每)\s*/, '')
      .replace(/^1[.,]?000\b/, 'thousand')
      .replace(/s$/, '');
  const found = units.find(({ value, en, zh }) =>
    [value.replace('-', ' '), en, zh].some((name) => plain(name) === plain(text.trim())),
  );
  return found?.orderTypes.includes(type) ? found.value : null;
}

/** `1,200.50`, `0,12`, `¥320`; null beyond the bounds of a rate. */
function amountIn(text: string, minorDigits: number): number | null {
  const figures = text.replace(/[^\d.,]/g, '');
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(figures) ?? [];
  const whole = decimals === '' ? figures : figures.slice(0, -decimals.length - 1);
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  const minor = Math.round(amount * 10 ** minorDigits);
  const { min, max } = limits.unitPrice;
  return figures !== '' && minor >= min && minor <= max ? minor : null;
}

/** RFC 4180, with the separator that the first line has: comma, semicolon or tab. */
function rowsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const separator = [';', '\t'].find((mark) => first.includes(mark)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length && rows.length <= linesMax; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
