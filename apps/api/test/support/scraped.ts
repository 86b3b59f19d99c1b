/** What Prometheus would have stored of two scrapes, written for `promtool test rules`. */
export interface Series {
  series: string;
  values: string;
}

interface Scrape {
  values: Map<string, number>;
  /** Names whose values only grow. */
  growing: Set<string>;
}

const sample = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/;

function read(text: string): Scrape {
  const scrape: Scrape = { values: new Map(), growing: new Set() };
  for (const line of text.split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (name !== undefined && (type === 'counter' || type === 'histogram'))
      scrape.growing.add(name);
    const [, metric = '', labels = '', value] = sample.exec(line) ?? [];
    if (!metric.startsWith('tolk_')) continue;
    const all = [labels, 'job="tolk"', 'instance="one"'].filter(Boolean).join(',');
    scrape.values.set(`${metric}{${all}}`, Number(value));
  }
  return scrape;
}

/**
 * An hour in which every minute is like that between the two scrapes: what only grows goes on growing
 * by as much, all else stays as in the second one.
 */
export function hourLike(before: string, after: string): Series[] {
  const first = read(before);
  const { values, growing } = read(after);
  return [...values].map(([series, value]) => {
    const name = series.replace(/\{.*$/, '');
    const isGrowing = growing.has(name) || growing.has(name.replace(/_(?:bucket|sum|count)$/, ''));
    const step = isGrowing ? value - (first.values.get(series) ?? 0) : 0;
    return { series, values: `${value}+${step}x60` };
  });
}

/** Whether Prometheus gets an answer. */
export function upSeries(isUp: boolean): Series {
  return { series: 'up{job="tolk",instance="one"}', values: `${isUp ? 1 : 0}+0x60` };
}
