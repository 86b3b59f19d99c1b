import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { refuse } from '../../refusal.ts';
import { revealedReviews } from '../../repositories/evaluation-repository.ts';
import {
  completedFields,
  completedPairs,
  countCompleted,
  findSharedPerson,
} from '../../repositories/resume-share-repository.ts';

type Calls = typeof calls.clientinterface.resumes;
type SharedResume = ResponseOf<Calls['getSharedResume']>;

const shownReviews = 20;

/** What the owner of a link shows; a link that was closed can't be told from one that never was. */
export async function sharedResume(
  { share }: RequestOf<Calls['getSharedResume']>,
  { deps: { db }, now }: CallContext,
): Promise<SharedResume> {
  const person = (await findSharedPerson(db, share)) ?? refuse('notFound');
  return {
    supUserName: person.name,
    supUserAvatar: person.avatar_url,
    memberSince: person.created_at.toISOString(),
    work: person.parts.includes('work') ? await workOf(db, person.id) : null,
    reviews: person.parts.includes('reviews') ? await reviewsOf(db, person.id, now) : null,
  };
}

async function workOf(db: Queryable, personId: string): Promise<SharedResume['work']> {
  const pairs = await completedPairs(db, personId);
  const fields = await completedFields(db, personId);
  return {
    completedOrders: await countCompleted(db, personId),
    languagePairs: pairs.map(({ source_language, target_language }) => ({
      sourceLanguage: source_language,
      targetLanguage: target_language,
    })),
    whFieldIds: fields.map(({ field }) => field),
  };
}

async function reviewsOf(
  db: Queryable,
  personId: string,
  now: Date,
): Promise<SharedResume['reviews']> {
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const { average, list } = await revealedReviews(db, personId, hiddenSince, shownReviews);
  return {
    average,
    list: list.map(({ grade, text, created_at }) => ({
      evaluateGrade: grade,
      evaluateDescription: text,
      createTime: created_at.toISOString(),
    })),
  };
}
