import { Counter, type Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

/** What the areas count. Labels are sets known beforehand: each value is a series of its own. */
export function createCounters(registry: Registry): Metrics {
  const registers = [registry];
  const faults = new Counter({
    name: 'tolk_front_end_faults_total',
    help: 'Faults that browsers reported, by front end and kind',
    labelNames: ['remote', 'kind'],
    registers,
  });
  return {
    frontEndFault: (remote, kind) => faults.inc({ remote, kind }),
  };
}
