import { Type, type Static } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Nothing, Nullable, Text } from '../../schemas/base.ts';
import { DisplayRate } from '../../schemas/display-rate.ts';

export const DictionaryItem = Type.Object({
  value: Type.String(),
  en: Type.String(),
  zh: Type.String(),
  /** Only where entries hang below others, as cities below provinces. */
  parent: Type.Optional(Type.String()),
});
export type DictionaryItem = Static<typeof DictionaryItem>;

/** Every dictionary with the number of its entries that are offered. */
export const DictionaryTypes = Type.Array(
  Type.Object({ dictType: Type.String(), count: Type.Integer() }),
);

/** An entry that staff renamed, hid, added or put into another place. */
export const DictionaryChange = Type.Object({
  dictType: Type.String(),
  value: Type.String(),
  en: Type.String(),
  zh: Type.String(),
  hidden: Type.Boolean(),
  /** Where staff put it among the entries, from 0; null where they put them into no order. */
  place: Nullable(Count),
});
export type DictionaryChange = Static<typeof DictionaryChange>;

/** One dictionary that has a call of its own (docs/product/wire.md#abbreviations-in-call-names). */
function oneDictionary<const Name extends string>(name: Name, summary: string) {
  return defineCall({
    path: `/supinterface/${name}` as const,
    access: 'public',
    summary,
    request: Nothing,
    response: Type.Array(DictionaryItem),
    idempotency: 'none',
  });
}

export const supDictionaries = {
  getDictData: defineCall({
    path: '/supinterface/getDictData',
    access: 'public',
    summary: 'The entries of one dictionary, by its type.',
    request: Type.Object({ dictType: Text(40, 1) }),
    response: Type.Array(DictionaryItem),
    idempotency: 'none',
  }),
  getDictTypeData: defineCall({
    path: '/supinterface/getDictTypeData',
    access: 'public',
    summary: 'All dictionary types.',
    request: Nothing,
    response: DictionaryTypes,
    idempotency: 'none',
  }),
  getNationality: oneDictionary('getNationality', 'Countries and regions.'),
  getMotherTongue: oneDictionary('getMotherTongue', 'Native languages.'),
  getField: oneDictionary('getField', 'Professional fields.'),
  getSex: oneDictionary('getSex', 'Genders.'),
  getTranslationYears: oneDictionary('getTranslationYears', 'Years of translation experience.'),
  getSource: oneDictionary('getSource', 'How people come to know the product.'),
  getCurrency: oneDictionary('getCurrency', 'Currencies.'),
  getJieGaoTime: oneDictionary(
    'getJieGaoTime',
    'Hours in which jobs are taken (jieGao = take drafts).',
  ),
  getDictionaryChanges: defineCall({
    path: '/supinterface/getDictionaryChanges',
    access: 'public',
    summary:
      'What staff changed in the dictionaries: entries renamed, hidden, added or put into another order.',
    request: Nothing,
    response: Type.Array(DictionaryChange),
    idempotency: 'none',
  }),
  getDisplayRates: defineCall({
    path: '/supinterface/getDisplayRates',
    access: 'public',
    summary:
      'About what other currencies are worth in yuan, of those with a rate of the last weeks; everything is paid in yuan.',
    request: Nothing,
    response: Type.Array(DisplayRate),
    idempotency: 'none',
  }),
};
