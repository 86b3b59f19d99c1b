import { setImmediate } from 'node:timers/promises';
import { addMs, limits, MINUTE, textPlaces, type TextPlace } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { hitsIn } from './hits-in.ts';
import { forgetHitsBefore, insertHits, type TextHit } from './text-hit-repository.ts';
import { cursorOf, keepCursor, textsAfter, type WrittenText } from './written-text-repository.ts';

type Searching = Pick<Dependencies, 'db' | 'log'>;

/** After each it is kept how far the search came. */
const batch = 500;

/** A call that was let in then has committed what it wrote. */
const settledMs = 5 * MINUTE;

/**
 * Notes what was found in texts since the last run, and in what may have been edited since; what is too
 * old to count goes.
 */
export async function searchTexts(deps: Searching, now: Date): Promise<void> {
  const since = addMs(now, -limits.fraud.windowMs);
  await forgetHitsBefore(deps.db, since);
  for (const place of textPlaces) await searchPlace(deps, place, { since, now });
}

async function searchPlace(
  { db, log }: Searching,
  place: TextPlace,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  let reached = await cursorOf(db, place, since);
  let isLast = false;
  for (let done = 0; !isLast && done < limits.fraud.texts; done += batch) {
    const texts = await textsAfter(db, place, { cursor: reached, until: now, limit: batch });
    await insertHits(db, await hitsInAll(place, texts, log));
    isLast = texts.length < batch;
    reached = texts.at(-1) ?? reached;
    await keepCursor(db, place, { isLast, reached, settled: addMs(now, -settledMs) });
  }
}

/** A text that cannot be searched is passed over: all that follow wait for it otherwise. */
export async function hitsInAll(
  place: TextPlace,
  texts: readonly WrittenText[],
  log: Dependencies['log'],
): Promise<TextHit[]> {
  const hits: TextHit[] = [];
  for (const written of texts) {
    try {
      for (const hit of hitsIn(place, written)) hits.push(hit);
    } catch (error) {
      // The error itself may quote the text.
      const fault = error instanceof Error ? error.name : typeof error;
      log.error({ place, source: written.source, fault }, 'a text was not searched');
    }
    // One takes some milliseconds; between two of them others have their turn.
    await setImmediate();
  }
  return hits;
}
