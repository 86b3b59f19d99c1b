import type { ResumeEvaluation } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { revealedEvaluations } from '../evaluations/evaluation-repository.ts';

const shownMax = 20;

/** What clients wrote about a supplier as far as it shows, with the average over all of it. */
export async function evaluationsOf(
  db: Queryable,
  personId: string,
  now: Date,
): Promise<{ average: number | null; list: ResumeEvaluation[] }> {
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const { average, list } = await revealedEvaluations(db, personId, hiddenSince, shownMax);
  return {
    average,
    list: list.map(({ id, grade, text, created_at, reply }) => ({
      evaluateId: id,
      evaluateGrade: grade,
      evaluateDescription: text,
      createTime: created_at.toISOString(),
      reply,
    })),
  };
}
