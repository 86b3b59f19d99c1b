import { opsReviews } from '@tolk/contract/calls/opsinterface/reviews';
import { route } from '../../calls/route.ts';
import { setProvenFields } from '../../console/verifications/set-proven-fields.ts';
import {
  decideReview,
  downloadReviewFile,
  exportReviewList,
  reviewDetail,
  reviewList,
} from '../../console/verifications/reviews.ts';

export const opsReviewsRoutes = [
  route(opsReviews.getReviewList, reviewList),
  route(opsReviews.exportReviewList, exportReviewList),
  route(opsReviews.getReviewDetail, reviewDetail),
  route(opsReviews.decideReview, decideReview),
  route(opsReviews.setProvenFields, setProvenFields),
  route(opsReviews.downloadReviewFile, downloadReviewFile),
];
