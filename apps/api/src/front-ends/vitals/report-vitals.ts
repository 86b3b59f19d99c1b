import type { RequestOf, calls } from '@tolk/contract';
import { webVitals } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';

/** Counts how fast a document was; nothing of it is kept beside the counts. */
export async function reportWebVitals(
  { remote, device, vitals }: RequestOf<typeof calls.supinterface.browsers.reportWebVitals>,
  { deps }: CallContext,
): Promise<Record<string, never>> {
  for (const vital of webVitals) {
    const value = vitals[vital];
    if (value !== undefined) deps.metrics.webVital(vital, { remote, device, value });
  }
  return {};
}
