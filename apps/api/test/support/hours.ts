import { DAY, HOUR } from '@tolk/domain';
import type { TestApp } from './test-app.ts';

/**
 * Moves the clock on to ten in the morning in Shanghai. Summaries of alerts are sent at nine there, so
 * that nothing of a test falls together with one, whatever the hour is at which the test runs.
 */
export async function tenInShanghai(tolk: TestApp): Promise<void> {
  const tenOClock = 2 * HOUR;
  await tolk.advance((DAY + tenOClock - (tolk.clock.now().getTime() % DAY)) % DAY);
}
