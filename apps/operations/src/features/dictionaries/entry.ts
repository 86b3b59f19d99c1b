import type { calls, ResponseOf } from '@tolk/contract';

/** An entry of a dictionary as staff see it. */
export type Entry = ResponseOf<
  (typeof calls)['opsinterface']['dictionaries']['getDictionaryEntries']
>[number];
