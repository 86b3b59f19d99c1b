import {
  supDictionaries,
  type DictionaryItem,
} from '@tolk/contract/calls/supinterface/dictionaries';
import {
  dictionaries,
  isDictionaryType,
  isOffered,
  type DictionaryEntry,
  type DictionaryType,
} from '@tolk/domain/dictionaries/index';
import { refuse } from '../../calls/refusal.ts';
import { route } from '../../calls/route.ts';
import { dictionaryChanges } from '../../content/dictionaries/current-dictionaries.ts';
import { offeredTypes } from '../../content/dictionaries/offered-types.ts';
import { shownDisplayRates } from '../../payouts/display-rates/display-rates.ts';

const { getDictData, getDictTypeData, getDictionaryChanges, getDisplayRates, ...named } =
  supDictionaries;

/** The dictionary that each call of its own stands for (docs/product/wire.md#abbreviations-in-call-names). */
const typeOfCall = {
  getNationality: 'nationality',
  getMotherTongue: 'motherTongue',
  getField: 'field',
  getSex: 'sex',
  getTranslationYears: 'translationYears',
  getSource: 'source',
  getCurrency: 'currency',
  getJieGaoTime: 'jieGaoTime',
} as const satisfies Record<keyof typeof named, DictionaryType>;

export const supDictionaryRoutes = [
  route(getDictData, async ({ dictType }) => {
    if (!isDictionaryType(dictType)) refuse('notFound');
    return offered(dictType);
  }),
  route(getDictTypeData, offeredTypes),
  route(getDictionaryChanges, async (_request, { deps }) => dictionaryChanges(deps.db)),
  route(getDisplayRates, (_request, context) => shownDisplayRates(context)),
  ...(Object.keys(typeOfCall) as (keyof typeof typeOfCall)[]).map((name) =>
    route(named[name], async () => offered(typeOfCall[name])),
  ),
];

function offered(type: DictionaryType): DictionaryItem[] {
  return dictionaries[type].filter(isOffered).map(choice);
}

function choice(entry: DictionaryEntry & { parent?: string }): DictionaryItem {
  const { value, en, zh, parent } = entry;
  return parent === undefined ? { value, en, zh } : { value, en, zh, parent };
}
