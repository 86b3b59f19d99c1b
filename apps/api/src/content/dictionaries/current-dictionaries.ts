import { applyDictionaryChanges, type DictionaryChange } from '@tolk/domain/dictionaries/changes';
import type { Queryable } from '../../database/schema.ts';
import { listDictionaryChanges } from './dictionary-repository.ts';

let latest: Promise<void> = Promise.resolve();

/**
 * Brings the dictionaries of this process to what the database says: at its start and whenever a
 * change is announced. From then on `dictionaryEntry` knows added values, `offeredEntry` none that
 * is hidden. One after the other, so that an older read never overtakes a newer one.
 */
export function refreshDictionaries(db: Queryable): Promise<void> {
  const next = latest
    .catch(() => undefined)
    .then(async () => applyDictionaryChanges(await dictionaryChanges(db)));
  latest = next;
  return next;
}

export async function dictionaryChanges(db: Queryable): Promise<DictionaryChange[]> {
  const changes = await listDictionaryChanges(db);
  return changes.map(({ dict_type, ...change }) => ({ dictType: dict_type, ...change }));
}
