import { foundKinds, limits, moderationLists } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Flag, Id, Nullable, OneOf, Text, Timestamp } from '../../schemas/base.ts';

/** One hit; `detail` is what tells it from another one of the same name. */
const FoundRecord = Type.Object({
  id: Id,
  /** Of the record whose screen shows it: of a payment its order, of a posting its owner. */
  screenId: Id,
  /** Where moderation lists it; null: nothing that is moderated. */
  state: Nullable(OneOf(moderationLists)),
  title: Type.String(),
  /** Masked, where it is a contact. */
  detail: Type.String(),
  time: Timestamp,
});

export const FoundGroup = Type.Object({
  kind: OneOf(foundKinds),
  hits: Type.Array(FoundRecord),
  /** There are more than these. */
  more: Flag,
});
export type FoundGroup = Static<typeof FoundGroup>;

/** One search over people, orders, money, what is moderated, and tickets. */
export const opsSearch = {
  searchRecords: defineCall({
    path: '/opsinterface/searchRecords',
    access: 'staff',
    scope: 'overview',
    summary:
      'What the caller’s role may see, by words of a name or text, by a whole number, e-mail or phone; the search is noted.',
    request: Type.Object({ search: Text(limits.list.searchMax, 1) }),
    response: Type.Array(FoundGroup),
    idempotency: 'none',
  }),
};
