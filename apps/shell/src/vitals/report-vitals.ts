import type { calls, RequestOf } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { routeAt } from '@tolk/platform';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { loadTransport } from '../account/account-call.ts';

type ReportCall = (typeof calls)['supinterface']['browsers']['reportWebVitals'];
type Report = RequestOf<ReportCall>;

const path: ReportCall['path'] = '/supinterface/reportWebVitals';

/** Measures this document, and tells the figures once, when it is left for the first time. */
export async function reportVitals(): Promise<void> {
  // At hand before the page is left: then there is no time to download it.
  const { callServer } = await loadTransport();
  const vitals: Report['vitals'] = {};
  const note = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    if (name !== 'FCP') vitals[name] = value;
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(note);
  const about = { remote: openedWith(), device: deviceClass() } as const;
  // After those of the library, which settle their figures at the same moment.
  document.addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (Object.keys(vitals).length === 0) return;
    void callServer(path, { ...about, vitals }, { quiet: true, keepalive: true });
  });
}

function openedWith(): Report['remote'] {
  const [navigation] = performance.getEntriesByType('navigation');
  const address = navigation?.name ?? window.location.href;
  return routeAt(new URL(address, window.location.href).pathname)?.owner ?? 'shell';
}

function deviceClass(): Report['device'] {
  return window.innerWidth < limits.mobileBreakpointPx ? 'phone' : 'desktop';
}
