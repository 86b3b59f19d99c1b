import type { ReviewDetail } from '@tolk/contract';

/** For tests: the review of a certificate that waits for a decision. */
export const submittedReview: ReviewDetail = {
  reviewId: 'r1',
  kind: 'translatorCertificate',
  status: 'submitted',
  personId: 'p1',
  personName: 'Lin Wanqing',
  subject: 'ciol',
  submitTime: '2026-11-20T02:00:00Z',
  decideTime: null,
  decidedBy: null,
  reason: null,
  fields: {},
  profile: {},
  files: [],
  events: [],
  allowedActions: [{ action: 'certify', enabled: true }],
};
