import { ageSorts, limits, verificationKinds, verificationStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Days,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  Text,
  Timestamp,
  SearchWords,
} from '../../schemas/base.ts';
import { CertificateFields } from '../../schemas/certification.ts';
import { ReviewDetail, ReviewRow } from '../../schemas/operations.ts';

/** What staff may do in a review; the person's own `submit` is not among it. */
export const reviewDecisions = ['certify', 'refuse', 'askAgain', 'revoke'] as const;

const listFilter = {
  kind: Type.Optional(OneOf(verificationKinds)),
  status: Type.Optional(OneOf(verificationStatuses)),
  search: SearchWords,
  /** On which it was submitted. */
  ...Days,
  /** Without it what waits longest first. */
  sort: Type.Optional(OneOf(ageSorts)),
};

/** Review queues: real names, settlement methods, companies. */
export const opsReviews = {
  getReviewList: defineCall({
    path: '/opsinterface/getReviewList',
    access: 'staff',
    scope: 'reviews',
    summary:
      'A review queue; unless sorted otherwise what waits longest stands first, decided ones the newest first.',
    request: Type.Object({
      ...Page,
      ...listFilter,
    }),
    response: ListOf(ReviewRow),
    idempotency: 'none',
  }),
  exportReviewList: defineCall({
    path: '/opsinterface/exportReviewList',
    access: 'staff',
    scope: 'reviews',
    summary: 'The same reviews as CSV; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getReviewDetail: defineCall({
    path: '/opsinterface/getReviewDetail',
    access: 'staff',
    scope: 'reviews',
    summary: 'One review with its fields in clear and its files; the look is noted.',
    request: Type.Object({ kind: OneOf(verificationKinds), reviewId: Id }),
    response: ReviewDetail,
    idempotency: 'none',
  }),
  decideReview: defineCall({
    path: '/opsinterface/decideReview',
    access: 'staff',
    scope: 'reviews',
    summary:
      'Certify (a certificate with the fields that it proves), refuse with a reason, ask again, or revoke what was certified.',
    request: Type.Object({
      kind: OneOf(verificationKinds),
      reviewId: Id,
      decision: OneOf(reviewDecisions),
      /** Of what was looked at: what was submitted again since then is not decided unseen (conflict). */
      submitTime: Type.Optional(Timestamp),
      /** Told to the person; needed for everything but `certify`. */
      reason: Text(limits.reason.max),
      /** Of a certificate that is certified: the fields that it proves; none where it is left out. */
      provenFieldIds: Type.Optional(CertificateFields),
    }),
    response: ReviewDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  setProvenFields: defineCall({
    path: '/opsinterface/setProvenFields',
    access: 'staff',
    scope: 'reviews',
    summary:
      'Correct the fields that a certified certificate proves; it goes on counting meanwhile.',
    request: Type.Object({
      reviewId: Id,
      provenFieldIds: CertificateFields,
      /** The fields that the caller saw; `conflict` if they have changed since. */
      seenProvenFieldIds: Type.Optional(CertificateFields),
    }),
    response: ReviewDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  downloadReviewFile: defineCall({
    path: '/opsinterface/downloadReviewFile',
    access: 'staff',
    scope: 'reviews',
    summary: 'A file that belongs to a review; the look is noted.',
    request: Type.Object({ fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};
