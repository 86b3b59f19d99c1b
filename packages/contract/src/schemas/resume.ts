import { resumeParts } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Nullable, OneOf, Timestamp } from './base.ts';

export const ResumePart = OneOf(resumeParts);

/** Whether and how a supplier's resume is public. */
export const ResumeShare = Type.Object({
  link: Nullable(Type.String({ description: 'URL; null while the resume is not public' })),
  parts: Type.Array(ResumePart),
});
export type ResumeShare = Static<typeof ResumeShare>;

/** What somebody with the link sees; a part that the owner keeps back is null. */
export const SharedResume = Type.Object({
  supUserName: Type.String(),
  supUserAvatar: Nullable(Type.String({ description: 'URL' })),
  memberSince: Timestamp,
  work: Nullable(
    Type.Object({
      completedOrders: Count,
      languagePairs: Type.Array(
        Type.Object({ sourceLanguage: Type.String(), targetLanguage: Type.String() }),
      ),
      whFieldIds: Type.Array(Type.String({ description: 'Fields of the completed orders' })),
    }),
  ),
  reviews: Nullable(
    Type.Object({
      average: Nullable(Type.Number({ description: '1 to 5; null without a review' })),
      list: Type.Array(
        Type.Object({
          evaluateGrade: Type.Integer({ minimum: 1, maximum: 5 }),
          evaluateDescription: Type.String(),
          createTime: Timestamp,
        }),
      ),
    }),
  ),
});
export type SharedResume = Static<typeof SharedResume>;
