import { limits, testStandings } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Count, Done, Flag, Id, ListOf, Nullable, OneOf, Page } from '../../schemas/base.ts';
import { hallFilter } from '../../schemas/hall-filter.ts';
import { Match } from '../../schemas/people.ts';
import { PostingRow } from '../../schemas/posting.ts';
import { Completeness } from '../../schemas/profile.ts';

/** How the caller stands to one posting. */
export const PostingStanding = Type.Object({
  projectReleaseInforId: Id,
  saved: Flag,
  applied: Flag,
  ownPosting: Flag,
  /** Null without a profile: nothing is known that could be compared. */
  match: Nullable(Match),
  /** Of the posting's pair. */
  languageTest: OneOf(testStandings),
});
export type PostingStanding = Static<typeof PostingStanding>;

export const supHall = {
  getFittingPostings: defineCall({
    path: '/supinterface/getFittingPostings',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Postings of the job hall in the caller’s language pairs that they may apply for and have not, the best match first.',
    request: Type.Object({
      ...Page,
      ...hallFilter,
      sort: Type.Optional(OneOf(['match', 'newest', 'deadline', 'salary'] as const)),
    }),
    response: ListOf(PostingRow),
    idempotency: 'none',
  }),
  getSavedPostings: defineCall({
    path: '/supinterface/getSavedPostings',
    access: 'supplier',
    organisation: 'read',
    summary: 'Postings that the caller saved, finished ones too, the latest saved first.',
    request: Type.Object({
      ...Page,
      ...hallFilter,
      sort: Type.Optional(OneOf(['saved', 'newest', 'deadline', 'salary'] as const)),
    }),
    response: ListOf(PostingRow),
    idempotency: 'none',
  }),
  getHallTabs: defineCall({
    path: '/supinterface/getHallTabs',
    access: 'supplier',
    organisation: 'read',
    summary: 'How many postings of a filter fit the caller, there are at all, and are saved.',
    request: Type.Object(hallFilter),
    response: Type.Object({
      fitting: Count,
      /** Up to the hall’s window. */
      all: Count,
      saved: Count,
    }),
    idempotency: 'none',
  }),
  getPostingStandings: defineCall({
    path: '/supinterface/getPostingStandings',
    access: 'supplier',
    organisation: 'read',
    summary:
      'What the caller lacks to apply, and how they stand to each of these postings; those that are gone are left out.',
    request: Type.Object({
      projectReleaseInforIds: Type.Array(Id, {
        uniqueItems: true,
        maxItems: limits.list.pageSizeMax,
      }),
    }),
    response: Type.Object({
      /** What the profile lacks for an application, the same for every posting. */
      missing: Completeness.properties.missing,
      postings: Type.Array(PostingStanding),
    }),
    idempotency: 'none',
  }),
  setPostingSaved: defineCall({
    path: '/supinterface/setPostingSaved',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Keep a posting to come back to, or no longer.',
    request: Type.Object({ projectReleaseInforId: Id, saved: Flag }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  promiseConfidentiality: defineCall({
    path: '/supinterface/promiseConfidentiality',
    access: 'supplier',
    organisation: 'coordinate',
    summary:
      'Promise to keep the files of a posting to oneself, before the first one that is not for everybody is given out.',
    request: Type.Object({
      projectReleaseInforId: Id,
      /** Of the wording that was read. */
      version: Count,
    }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
