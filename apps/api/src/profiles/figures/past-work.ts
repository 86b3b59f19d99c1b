import type { PastWork } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { listPastWork } from './past-work-repository.ts';

const { figureCases, figuresMs, works } = limits.publicProfile;

/**
 * What a supplier completed in the last year, the same for everybody who reads it. A kind of work that
 * fewer than `figureCases` clients had done is left out: a rare field in a month could name its client.
 */
export async function pastWorkOf(
  db: Queryable,
  supplierId: string,
  now: Date,
): Promise<PastWork[]> {
  const rows = await listPastWork(db, supplierId, {
    since: addMs(now, -figuresMs),
    hiddenSince: addMs(now, -limits.evaluation.hiddenMs),
    clients: figureCases,
    rows: works,
  });
  return rows.map(({ month, field, source_language, target_language, grade }) => ({
    month,
    whFieldId: field,
    sourceLanguage: source_language,
    targetLanguage: target_language,
    evaluateGrade: grade,
  }));
}
