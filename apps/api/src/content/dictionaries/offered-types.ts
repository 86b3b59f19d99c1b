import { dictionaries, dictionaryTypes, isOffered } from '@tolk/domain/dictionaries/index';

/** Every dictionary with the number of its entries that can be chosen now. */
export async function offeredTypes(): Promise<{ dictType: string; count: number }[]> {
  return dictionaryTypes.map(({ value }) => ({
    dictType: value,
    count: dictionaries[value].filter(isOffered).length,
  }));
}
