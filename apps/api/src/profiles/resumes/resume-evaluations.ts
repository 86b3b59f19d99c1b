import type { Review } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { revealedReviews } from '../evaluations/evaluation-repository.ts';

const shownReviews = 20;

/** What clients wrote about a supplier as far as it shows, with the average over all of it. */
export async function reviewsOf(
  db: Queryable,
  personId: string,
  now: Date,
): Promise<{ average: number | null; list: Review[] }> {
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const { average, list } = await revealedReviews(db, personId, hiddenSince, shownReviews);
  return {
    average,
    list: list.map(({ grade, text, created_at, reply }) => ({
      evaluateGrade: grade,
      evaluateDescription: text,
      createTime: created_at.toISOString(),
      reply,
    })),
  };
}
