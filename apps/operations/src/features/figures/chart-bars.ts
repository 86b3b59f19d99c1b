import { formatDate, formatShortDay, type Language } from '@tolk/i18n';
import type { KeyFigures } from './key-figures.ts';

type Day = KeyFigures['days'][number];
export type Measure = Exclude<keyof Day, 'day'>;

/** Bars that still tell days apart; of longer spans several days are one bar. */
const mostBars = 31;
/** Keeps the label's line where a bar has none. */
const blank = '\u00a0';
/** As many labels fit below a chart on a phone. */
const mostLabels = 4;

/** How many days one bar stands for. */
export function daysPerBar(days: readonly Day[]): number {
  return Math.ceil(days.length / mostBars);
}

/** Days of a span, from the last one on in equal groups, each summed up. */
export function groupsOf(days: readonly Day[], measure: Measure) {
  const size = daysPerBar(days);
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
  show: (sum: number) => string;
}

/** Bars of one measure. A bar can't go below the line: what is negative stands in its words. */
export function chartBars(days: readonly Day[], measure: Measure, { language, show }: BarWords) {
  const groups = groupsOf(days, measure);
  const step = Math.ceil(groups.length / mostLabels);
  const place = { language, zone: 'UTC' };
  const date = (one: string) => formatDate(`${one}T00:00:00Z`, place);
  return groups.map(({ from, to, sum }, index) => ({
    key: from,
    // Not below the outermost bars: the label is wider than they are.
    label:
      (groups.length - 1 - index) % step === Math.floor(step / 2)
        ? formatShortDay(`${to}T00:00:00Z`, place)
        : blank,
    value: Math.max(sum, 0),
    text: `${from === to ? date(from) : `${date(from)} – ${date(to)}`}: ${show(sum)}`,
  }));
}
