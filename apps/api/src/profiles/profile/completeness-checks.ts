import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { Language, ProfileCompleteness, ProfileFact, ProfileNeed } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage, refuse } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { completenessOf } from './completeness.ts';

type Calls = typeof calls.supinterface.profile;
type Check = ResponseOf<Calls['getWsgrxxtx']>;

/** What `yuyan` says on the wire: English 0, Chinese 1 (docs/product/people.md#port). */
const languages = ['en', 'zh-CN'] as const satisfies readonly Language[];

/** Which facts stand between a profile and what it wants to do. */
const needsFor = {
  applying: ['applying'],
  settling: ['applying', 'settling'],
} as const satisfies Record<string, readonly ProfileNeed[]>;

const sentence = {
  applying: { en: 'Complete your information before you apply', zh: '申请项目前请先完善个人信息' },
  settling: {
    en: 'Complete your information before you take orders',
    zh: '接单与结算前请先完善个人信息',
  },
};

export async function ownCompleteness({ deps, personId, language }: CallContext) {
  return presentCompleteness(await completenessOf(deps.db, personId), language);
}

export function presentCompleteness(
  { percentage, missing }: ProfileCompleteness,
  language: Language,
): ResponseOf<Calls['getProfileCompleteness']> {
  return { percentage, missing: missing.map((fact) => presentFact(fact, language)) };
}

/** What the profile lacks for this, each with what to do about it. */
export async function missingFor(
  db: Queryable,
  purpose: keyof typeof needsFor,
  { personId, language }: Pick<CallContext, 'personId' | 'language'>,
): Promise<ResponseOf<Calls['getProfileCompleteness']>['missing']> {
  const lacking = lackingFor(await completenessOf(db, personId), purpose);
  return lacking.map((fact) => presentFact(fact, language));
}

function presentFact({ key, page, toDo }: ProfileFact, language: Language) {
  return { key, page, label: inLanguage(toDo, language) };
}

function lackingFor({ missing }: ProfileCompleteness, purpose: keyof typeof needsFor) {
  const needs: readonly ProfileNeed[] = needsFor[purpose];
  return missing.filter(({ neededFor }) => needs.includes(neededFor));
}

/** Whether the profile is complete enough for this, else what is missing and which page mends it. */
export function checkFor(purpose: keyof typeof needsFor) {
  return async (
    { supUserId, yuyan }: RequestOf<Calls['getWsgrxxtx']>,
    context: CallContext,
  ): Promise<Check> => {
    assertOwnId(supUserId, context);
    const language = yuyan === undefined ? context.language : languages[yuyan];
    const completeness = await completenessOf(context.deps.db, context.personId);
    return presentCheck(completeness, purpose, language);
  };
}

function presentCheck(
  completeness: ProfileCompleteness,
  purpose: keyof typeof needsFor,
  language: Language,
): Check {
  const lacking = lackingFor(completeness, purpose);
  const [next] = lacking;
  if (next === undefined) return { type: null, result: true, msg: '' };
  const names = lacking.map((fact) => inLanguage(fact, language));
  const msg =
    language === 'en'
      ? `${sentence[purpose].en}: ${names.join(', ')}.`
      : `${sentence[purpose].zh}：${names.join('、')}。`;
  return { type: next.page, result: false, msg };
}

/** Throws `profileIncomplete` with the page that mends it and what is missing, as the check answers. */
export async function requireComplete(
  db: Queryable,
  purpose: keyof typeof needsFor,
  { personId, language }: Pick<CallContext, 'personId' | 'language'>,
): Promise<void> {
  const { type, result, msg } = presentCheck(await completenessOf(db, personId), purpose, language);
  if (result) return;
  const { en, zh } = sentence[purpose];
  refuse('profileIncomplete', {
    data: { type, msg },
    message: { en: `${en}.`, zh: `${zh}。` },
  });
}
