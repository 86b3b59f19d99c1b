import { formatDate, formatNumber, type Language } from '@tolk/i18n';
import type { KeyFigures } from './key-figures.ts';

type Day = KeyFigures['days'][number];
export type Measure = Exclude<keyof Day, 'day'>;

/** Bars that still tell days apart; of longer spans several days are one bar. */
const mostBars = 31;
/** Keeps the label's line where a bar has none. */
const blank = '\u00a0';
/** As many labels fit below a chart on a phone. */
const mostLabels = 8;

/** Days of a span, from the last one on in equal groups, each summed up. */
export function groupsOf(days: readonly Day[], measure: Measure) {
  const size = Math.ceil(days.length / mostBars);
  const groups: { from: string; to: string; sum: number }[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const group = days.slice(Math.max(end - size, 0), end);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    const sum = group.reduce((all, one) => all + one[measure], 0);
    groups.unshift({ from: first.day, to: last.day, sum });
  }
  return groups;
}

interface BarWords {
  language: Language;
  /** A sum as a person reads it. */
  show?: (sum: number) => string;
}

/** Bars of one measure. A bar can't go below the line: what is negative stands in its words. */
export function chartBars(
  days: readonly Day[],
  measure: Measure,
  { language, show = (sum) => formatNumber(sum, language) }: BarWords,
) {
  const groups = groupsOf(days, measure);
  const step = Math.ceil(groups.length / mostLabels);
  const date = (one: string) => formatDate(`${one}T00:00:00Z`, { language, zone: 'UTC' });
  return groups.map(({ from, to, sum }, index) => ({
    key: from,
    // Not below the outermost bars: the label is wider than they are.
    label: (groups.length - 1 - index) % step === Math.floor(step / 2) ? to.slice(5) : blank,
    value: Math.max(sum, 0),
    text: `${from === to ? date(from) : `${date(from)} – ${date(to)}`}: ${show(sum)}`,
  }));
}
