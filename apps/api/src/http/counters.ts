import { Counter, Histogram, type Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const providerSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** With the bounds of what counts as good and as poor: 0.2 and 0.5 of INP, 0.8 and 1.8 of TTFB, 2.5 and 4 of LCP (s). */
const vitalSeconds = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const layoutShifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** What the areas count. Labels are sets known beforehand: each value is a series of its own. */
export function createCounters(registry: Registry): Metrics {
  return { ...ofServer([registry]), ...ofBrowsers([registry]) };
}

type OfBrowsers = Pick<Metrics, 'frontEndFault' | 'releaseTakenBack' | 'webVital'>;

function ofServer(registers: Registry[]): Omit<Metrics, keyof OfBrowsers> {
  const calls = new Histogram({
    name: 'tolk_call_duration_seconds',
    help: 'Answered calls by path and class of the envelope’s code',
    labelNames: ['path', 'code'],
    buckets: callSeconds,
    registers,
  });
  const providers = new Histogram({
    name: 'tolk_provider_call_duration_seconds',
    help: 'Calls of third parties by provider and outcome',
    labelNames: ['provider', 'outcome'],
    buckets: providerSeconds,
    registers,
  });
  const jobs = new Counter({
    name: 'tolk_job_runs_total',
    help: 'Tries of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const logins = new Counter({
    name: 'tolk_logins_total',
    help: 'Logins by means and outcome',
    labelNames: ['by', 'outcome'],
    registers,
  });
  const codes = new Counter({
    name: 'tolk_codes_sent_total',
    help: 'Codes that were handed to a carrier',
    labelNames: ['channel'],
    registers,
  });
  const observeCall = callObserver(calls);
  return {
    call: observeCall,
    providerCall: (provider, outcome, ms) => providers.observe({ provider, outcome }, ms / 1_000),
    job: (kind, outcome) => jobs.inc({ kind, outcome }),
    login: (by, outcome) => logins.inc({ by, outcome }),
    codeSent: (channel) => codes.inc({ channel }),
  };
}

function ofBrowsers(registers: Registry[]): OfBrowsers {
  const faults = new Counter({
    name: 'tolk_front_end_faults_total',
    help: 'Faults that browsers reported, by front end and kind',
    labelNames: ['remote', 'kind'],
    registers,
  });
  const takenBack = new Counter({
    name: 'tolk_releases_taken_back_total',
    help: 'Releases that were taken back since they crashed screens, by front end',
    labelNames: ['remote'],
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
    releaseTakenBack: (remote) => takenBack.inc({ remote }),
    webVital(vital, { remote, device, value }) {
      if (vital === 'CLS') shifts.observe({ remote, device }, value);
      else seconds.observe({ vital, remote, device }, value / 1_000);
    },
  };
}

/** Finding a label's counter costs more than counting: each is kept once it was found. */
function callObserver(calls: Histogram<'path' | 'code'>): Metrics['call'] {
  const known = new Map<string, Map<string, { observe(seconds: number): void }>>();
  return (path, code, ms) => {
    const byClass = known.get(path) ?? new Map<string, { observe(seconds: number): void }>();
    known.set(path, byClass);
    const codeClass = classOf(code);
    const child = byClass.get(codeClass) ?? calls.labels({ path, code: codeClass });
    byClass.set(codeClass, child);
    child.observe(ms / 1_000);
  };
}

/** 200 paths times all codes would be thousands of series: the log has the code itself. */
export function classOf(code: number): string {
  if (code === 0) return 'ok';
  return code < 1_000 ? `${Math.floor(code / 100)}xx` : 'business';
}
