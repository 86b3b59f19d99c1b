import type { FraudCase, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { stateAfterDecision, type Language } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { namesOf } from '../../persons/person-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import {
  decideCase,
  findCase,
  listCases,
  membersOfCases,
  signsOfCases,
  type FraudCaseRecord,
} from './case-repository.ts';

type Calls = typeof calls.opsinterface.fraud;

const noneBlocked: BilingualText = {
  en: 'None of these accounts is blocked. Block them on their pages first, then decide the case.',
  zh: '相关账号均未封禁。请先在账号页面完成封禁，再处理此案件。',
};

/** Cases in one state; the look is noted, for they say what people have in common. */
export async function fraudCaseList(
  { state, ...page }: RequestOf<Calls['getFraudCaseList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getFraudCaseList']>> {
  return context.transaction(async (tx) => {
    const { total, list } = await listCases(tx, state, pagingOf(page));
    for (const { id } of list) await noteLook(tx, id, context);
    return { total, list: await present(tx, list, context.language) };
  });
}

/** One case with its evidence; the look is noted. Throws `notFound`. */
export async function fraudCase(
  { fraudCaseId }: RequestOf<Calls['getFraudCase']>,
  context: CallContext,
): Promise<FraudCase> {
  return context.transaction(async (tx) => {
    const found = (await findCase(tx, fraudCaseId)) ?? refuse('notFound');
    await noteLook(tx, found.id, context);
    return presentOne(tx, found, context.language);
  });
}

/**
 * Decides a case; accounts are blocked by their own call before. Nobody but staff hears of it. Throws
 * `notFound`, 422 at `words`, `conflict`.
 */
export async function decideFraudCase(
  { fraudCaseId, decision, words }: RequestOf<Calls['decideFraudCase']>,
  context: CallContext,
): Promise<FraudCase> {
  const { now, staffMember } = context;
  const said = visibleText(words);
  requireNoFaults(reasonFaults({ words: said }));
  return context.transaction(async (tx) => {
    const found = (await findCase(tx, fraudCaseId)) ?? refuse('notFound');
    if (decision === 'block') {
      const members = await membersOfCases(tx, [found.id]);
      if (members.every((one) => one.blocked_at === null))
        refuse('conflict', { message: noneBlocked });
    }
    const decided = await decideCase(tx, found.id, {
      state: stateAfterDecision[decision],
      decided_by: staffMember.staffId,
      decided_at: now,
      words: said,
    });
    if (!decided) refuse('conflict');
    await recordAudit(tx, context, {
      action: 'decideFraudCase',
      subject: 'fraudCase',
      subjectId: found.id,
      details: { decision },
    });
    return presentOne(tx, (await findCase(tx, found.id)) ?? refuse('fault'), context.language);
  });
}

function noteLook(tx: Queryable, id: string, context: CallContext): Promise<void> {
  return recordAudit(tx, context, { action: 'getFraudCase', subject: 'fraudCase', subjectId: id });
}

async function presentOne(
  db: Queryable,
  record: FraudCaseRecord,
  language: Language,
): Promise<FraudCase> {
  const [shown] = await present(db, [record], language);
  return shown ?? refuse('fault');
}

async function present(
  db: Queryable,
  records: readonly FraudCaseRecord[],
  language: Language,
): Promise<FraudCase[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const [members, signs] = await Promise.all([membersOfCases(db, ids), signsOfCases(db, ids)]);
  const names = await namesOf(
    db,
    signs.flatMap(({ evidence }) => evidence.map(({ toId }) => toId)),
  );
  return records.map((record) => ({
    fraudCaseId: record.id,
    state: record.state,
    foundTime: record.found_at.toISOString(),
    members: members
      .filter(({ case_id }) => case_id === record.id)
      .map(({ person_id, name, created_at, blocked_at, deleted_at }) => ({
        personId: person_id,
        name: shownName(name, language),
        createTime: created_at.toISOString(),
        state: deleted_at ? 'deleted' : blocked_at ? 'blocked' : 'active',
      })),
    signs: signs
      .filter(({ case_id }) => case_id === record.id)
      .map(({ kind, persons, facts, evidence, found_at }) => ({
        kind,
        personIds: persons,
        facts,
        evidence: evidence.map(({ place, personId, toId, at, excerpt }) => ({
          place,
          personId,
          toName: toId && shownName(names.get(toId) ?? '', language),
          time: at,
          excerpt,
        })),
        foundTime: found_at.toISOString(),
      })),
    decidedBy: record.decided_by_name,
    decidedTime: record.decided_at?.toISOString() ?? null,
    words: record.words,
  }));
}
