import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Count, Flag, Nothing, Nullable, Text } from '../../schemas/base.ts';

const Entry = Type.Object({
  value: Type.String(),
  en: Type.String(),
  zh: Type.String(),
  hidden: Flag,
  /** Added by staff; others come with the product and can be renamed and hidden only. */
  added: Flag,
  changed: Flag,
  /** How often it was chosen in what is stored; null where a standard is followed. */
  uses: Nullable(Count),
});

const entryValue = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** Dictionaries whose entries staff may change; languages, countries and regions follow standards. */
export const opsDictionaries = {
  getDictionaryTypes: defineCall({
    path: '/opsinterface/getDictionaryTypes',
    access: 'staff',
    scope: 'dictionaries',
    summary: 'All dictionaries, with whether staff may change them.',
    request: Nothing,
    response: Type.Array(
      Type.Object({
        dictType: Type.String(),
        en: Type.String(),
        zh: Type.String(),
        count: Type.Integer(),
        editable: Flag,
      }),
    ),
    idempotency: 'none',
  }),
  getDictionaryEntries: defineCall({
    path: '/opsinterface/getDictionaryEntries',
    access: 'staff',
    scope: 'dictionaries',
    summary: 'The entries of one dictionary, hidden ones too.',
    request: Type.Object({ dictType: Text(40, 1) }),
    response: Type.Array(Entry),
    idempotency: 'none',
  }),
  setDictionaryEntry: defineCall({
    path: '/opsinterface/setDictionaryEntry',
    access: 'staff',
    scope: 'dictionaries',
    summary: 'Rename, hide or add an entry; a value that is in use keeps its meaning.',
    request: Type.Object({
      dictType: Text(40, 1),
      value: entryValue,
      en: Text(80, 1),
      zh: Text(80, 1),
      hidden: Flag,
    }),
    response: Type.Array(Entry),
    idempotency: 'accepted',
  }),
  setDictionaryOrder: defineCall({
    path: '/opsinterface/setDictionaryOrder',
    access: 'staff',
    scope: 'dictionaries',
    summary:
      'Put the entries of a dictionary into an order; refused unless it names exactly those that there are.',
    request: Type.Object({
      dictType: Text(40, 1),
      values: Type.Array(entryValue, { minItems: 1, maxItems: 1_000, uniqueItems: true }),
    }),
    response: Type.Array(Entry),
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
