import type { Queryable, Tx } from '../../database/schema.ts';
import type { DictionaryChangeTable } from './dictionary-table.ts';
import { announce } from '../../database/announce.ts';

export const dictionaryChannel = 'tolk_dictionaries';

/** All changes, in the order of their values. */
export function listDictionaryChanges(
  db: Queryable,
): Promise<Omit<DictionaryChangeTable, 'changed_at'>[]> {
  return db
    .selectFrom('dictionary_change')
    .select(['dict_type', 'value', 'en', 'zh', 'hidden', 'place'])
    .orderBy('dict_type')
    .orderBy('value')
    .execute();
}

/** Every process hears of it at the commit. */
export async function saveDictionaryChange(
  tx: Tx,
  change: Omit<DictionaryChangeTable, 'place'> & { place?: number },
): Promise<void> {
  await tx
    .insertInto('dictionary_change')
    .values(change)
    .onConflict((conflict) => conflict.columns(['dict_type', 'value']).doUpdateSet(change))
    .execute();
  await announce(tx, dictionaryChannel, change.dict_type);
}

export async function deleteDictionaryChange(
  tx: Tx,
  { dict_type, value }: Pick<DictionaryChangeTable, 'dict_type' | 'value'>,
): Promise<void> {
  await tx
    .deleteFrom('dictionary_change')
    .where('dict_type', '=', dict_type)
    .where('value', '=', value)
    .execute();
  await announce(tx, dictionaryChannel, dict_type);
}
