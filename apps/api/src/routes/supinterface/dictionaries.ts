import { supDictionaries } from '@tolk/contract/calls/supinterface/dictionaries';
import {
  dictionaries,
  dictionaryTypes,
  isDictionaryType,
  type DictionaryEntry,
} from '@tolk/domain/dictionaries/index';
import { refuse } from '../../refusal.ts';
import { route } from '../../route.ts';

export const supDictionaryRoutes = [
  route(supDictionaries.getDictData, async ({ dictType }) => {
    if (!isDictionaryType(dictType)) refuse('notFound');
    return dictionaries[dictType].map(choice);
  }),
  route(supDictionaries.getDictTypeData, async () =>
    dictionaryTypes.map(({ value }) => ({ dictType: value, count: dictionaries[value].length })),
  ),
];

function choice(entry: DictionaryEntry & { parent?: string }) {
  const { value, en, zh, parent } = entry;
  return parent === undefined ? { value, en, zh } : { value, en, zh, parent };
}
