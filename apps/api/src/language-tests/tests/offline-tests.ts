import { randomUUID } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import { SETTLEMENT_ZONE } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../calls/refusal.ts';
import { insertLanguageTest, listOfflineTests, type Tested } from './language-test-repository.ts';
import { findPersonByAccount, lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { findTeamMember, teamMembers } from '../team/team-repository.ts';
import { accountOf, parseAccount } from '../../accounts/identity/account-name.ts';
import { requireNoFaults, type FieldFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { pairNames } from '../questions/pair-names.ts';
import { pairFaults } from '../questions/question-text.ts';
import { testedBy } from '../team/team.ts';
import { testPassed } from './test-passed.ts';

type Tests = typeof calls.opsinterface.tests;
type Form = RequestOf<Tests['addOfflineTest']>;
type OfflineTest = ResponseOf<Tests['addOfflineTest']>;

export async function offlineTestList(
  request: RequestOf<Tests['getOfflineTestList']>,
  { deps: { db } }: CallContext,
): Promise<ResponseOf<Tests['getOfflineTestList']>> {
  const search = request.search?.trim() ?? '';
  const { total, list } = await listOfflineTests(db, search, pagingOf(request));
  return {
    total,
    list: list.map((row) => ({
      languageTestId: row.id,
      personId: row.person_id,
      personName: row.person_name,
      teamMemberName: row.team_member_name,
      sourceLanguage: row.source_language,
      targetLanguage: row.target_language,
      status: row.status,
      score: row.score,
      note: row.note,
      finishTime: (row.finished_at ?? row.started_at).toISOString(),
      enteredBy: row.staff_name ?? '',
    })),
  };
}

/** Whose account this is; the look is noted, as it tells a name behind a contact. */
export async function testPerson(
  { account }: RequestOf<Tests['getTestPerson']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getTestPerson']>> {
  const { db } = context.deps;
  const name = parseAccount(account);
  const person = name && (await findPersonByAccount(db, name));
  if (!person) return null;
  const look = { action: 'getTestPerson', subject: 'person', subjectId: person.id };
  await transaction(db, (tx) => recordAudit(tx, context, look));
  const members = await teamMembers(db, person.id);
  return {
    personName: person.name,
    teamMembers: members.map(({ id, name: memberName }) => ({
      teamMemberId: id,
      name: memberName,
    })),
  };
}

/** Throws `notFound` when nobody has this account or the team has no such member. */
export async function addOfflineTest(form: Form, context: CallContext): Promise<OfflineTest> {
  const { now, staffMember } = context;
  requireNoFaults({ ...pairFaults(form), ...dayFaults(form.testedOn, now) });
  const account = accountOf(form.account);
  return context.transaction(async (tx) => {
    const { id: personId } = (await findPersonByAccount(tx, account)) ?? refuse('notFound');
    const person = (await lockPersonForNoKeyUpdate(tx, personId)) ?? refuse('notFound');
    const tested = await testedBy(tx, form, { personId });
    const id = await insertResult(tx, tested, form, context);
    await recordAudit(tx, context, {
      action: 'addOfflineTest',
      subject: 'person',
      subjectId: personId,
      details: {
        languageTestId: id,
        sourceLanguage: form.sourceLanguage,
        targetLanguage: form.targetLanguage,
        passed: String(form.passed),
      },
    });
    const member = form.teamMemberId && (await findTeamMember(tx, form.teamMemberId, personId));
    const memberName = member ? member.name : null;
    await tell(tx, { form, personId, memberName }, context);
    if (form.passed) await testPassed(tx, context.deps.jobs, personId, now);
    invalidate(tx, personId, ['LanguageTest', 'Overview']);
    return {
      languageTestId: id,
      personId,
      personName: person.name,
      teamMemberName: memberName,
      sourceLanguage: form.sourceLanguage,
      targetLanguage: form.targetLanguage,
      status: form.passed ? 'passed' : 'failed',
      score: form.score,
      note: form.note.trim(),
      finishTime: timeOf(form.testedOn, now).toISOString(),
      enteredBy: staffMember.name,
    };
  });
}

async function insertResult(
  tx: Tx,
  { personId, teamMemberId }: Tested,
  form: Form,
  { staffMember, now }: CallContext,
): Promise<string> {
  const id = randomUUID();
  const at = timeOf(form.testedOn, now);
  await insertLanguageTest(tx, {
    id,
    person_id: personId,
    team_member_id: teamMemberId,
    source_language: form.sourceLanguage,
    target_language: form.targetLanguage,
    status: form.passed ? 'passed' : 'failed',
    is_offline: true,
    ended_by: 'offline',
    correct: null,
    question_count: 0,
    score: form.score,
    note: form.note.trim(),
    entered_by: staffMember.staffId,
    started_at: at,
    ends_at: at,
    finished_at: at,
  });
  return id;
}

async function tell(
  tx: Tx,
  entered: { form: Form; personId: string; memberName: string | null },
  { deps, now }: CallContext,
): Promise<void> {
  const { form, personId, memberName } = entered;
  const names = pairNames({
    source_language: form.sourceLanguage,
    target_language: form.targetLanguage,
  });
  const result = form.passed ? { en: 'passed', zh: '通过' } : { en: 'failed', zh: '未通过' };
  const whose =
    memberName === null ? { en: '', zh: '' } : { en: ` of ${memberName}`, zh: `${memberName} 的` };
  await notify(tx, deps.jobs, {
    personId,
    identity: 'supplier',
    kind: 'languageTestEntered',
    title: { en: 'The result of an offline language test', zh: '线下语言测试结果' },
    text: {
      en: `The offline test ${names.en}${whose.en} was recorded as ${result.en}.`,
      zh: `${whose.zh}${names.zh}线下测试结果已录入：${result.zh}。`,
    },
    path: pathTo('languageTestStatus'),
    at: now,
  });
}

function dayFaults(testedOn: string, now: Date): FieldFaults {
  // A day that the calendar does not have moves on to another one.
  if (timeOfDay(testedOn)?.toISOString().slice(0, 10) !== testedOn) {
    return { testedOn: { en: 'Enter a valid date.', zh: '请输入有效的日期。' } };
  }
  const today = now.toLocaleDateString('sv-SE', { timeZone: SETTLEMENT_ZONE });
  return testedOn > today
    ? { testedOn: { en: 'This date is in the future.', zh: '测试日期不能晚于今天。' } }
    : {};
}

/** Noon in UTC is the same day nearly everywhere; a result of today is not later than now. */
function timeOf(testedOn: string, now: Date): Date {
  const noon = timeOfDay(testedOn);
  return noon === null || noon > now ? now : noon;
}

function timeOfDay(day: string): Date | null {
  const time = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
