import { Counter, Histogram, type Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

/** With the bounds of what counts as good and as poor: 0.2 and 0.5 of INP, 0.8 and 1.8 of TTFB, 2.5 and 4 of LCP (s). */
const vitalSeconds = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const layoutShifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** What the areas count. Labels are sets known beforehand: each value is a series of its own. */
export function createCounters(registry: Registry): Metrics {
  const registers = [registry];
  const faults = new Counter({
    name: 'tolk_front_end_faults_total',
    help: 'Faults that browsers reported, by front end and kind',
    labelNames: ['remote', 'kind'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tolk_web_vital_seconds',
    help: 'LCP, INP and TTFB of a share of all documents, by front end and width of the window',
    labelNames: ['vital', 'remote', 'device'],
    buckets: vitalSeconds,
    registers,
  });
  const shifts = new Histogram({
    name: 'tolk_web_vital_layout_shift',
    help: 'CLS of a share of all documents, by front end and width of the window',
    labelNames: ['remote', 'device'],
    buckets: layoutShifts,
    registers,
  });
  return {
    frontEndFault: (remote, kind) => faults.inc({ remote, kind }),
    webVital(vital, { remote, device, value }) {
      if (vital === 'CLS') shifts.observe({ remote, device }, value);
      else seconds.observe({ vital, remote, device }, value / 1_000);
    },
  };
}
