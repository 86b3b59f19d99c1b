import { Type, type Static } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Nothing, Text } from '../../schemas/base.ts';

export const DictionaryItem = Type.Object({
  value: Type.String(),
  en: Type.String(),
  zh: Type.String(),
  /** Only where entries hang below others, as cities below provinces. */
  parent: Type.Optional(Type.String()),
});
export type DictionaryItem = Static<typeof DictionaryItem>;

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
    response: Type.Array(Type.Object({ dictType: Type.String(), count: Type.Integer() })),
    idempotency: 'none',
  }),
};
