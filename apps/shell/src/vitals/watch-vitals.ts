import { siteInfo } from '@tolk/platform';
import { whenIdle } from '../effects/when-idle.ts';

/**
 * Lets a share of all documents report how fast they were. What measures comes when the page has
 * nothing more urgent to do: the browser keeps what happened before.
 */
export function watchVitals(): void {
  if (Math.random() * 100 >= Number(siteInfo().vitalsPercent)) return;
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './report-vitals.ts')
      .then(({ reportVitals }) => reportVitals())
      // Nobody misses figures of a document that could not be measured.
      .catch(() => undefined);
  });
}
