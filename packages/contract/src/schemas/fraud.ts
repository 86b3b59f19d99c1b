import { fraudSigns, fraudStates, textPlaces } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Id, Nullable, OneOf, Timestamp } from './base.ts';

/** Accounts that have something in common, or one that does something again and again, with what it is. People never see it. */
export const FraudCase = Type.Object({
  fraudCaseId: Id,
  state: OneOf(fraudStates),
  /** When something was found last. */
  foundTime: Timestamp,
  members: Type.Array(
    Type.Object({
      personId: Id,
      name: Type.String(),
      createTime: Timestamp,
      state: OneOf(['active', 'blocked', 'deleted'] as const),
    }),
  ),
  /** The newest first. */
  signs: Type.Array(
    Type.Object({
      kind: OneOf(fraudSigns),
      personIds: Type.Array(Id),
      /** `number`, `method` and `account`, `seenTime`, `contact`, `reviews` or `others`, by the kind; masked. */
      facts: Type.Record(Type.String(), Type.String()),
      /** The texts that it was found in, the newest first; contacts in them are masked. */
      evidence: Type.Array(
        Type.Object({
          place: OneOf(textPlaces),
          /** Who wrote it. */
          personId: Id,
          /** Null: whoever reads it. */
          toName: Nullable(Type.String()),
          time: Timestamp,
          excerpt: Type.String(),
        }),
      ),
      foundTime: Timestamp,
    }),
  ),
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Timestamp),
  words: Type.String({ description: 'Why it was decided so' }),
});
export type FraudCase = Static<typeof FraudCase>;
