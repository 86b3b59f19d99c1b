import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import {
  listLanguageTests,
  testsOfMembers,
  type LanguageTest,
  type Tested,
} from '../tests/language-test-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  findTeamMember,
  insertTeamMember,
  partyKindOf,
  removeTeamMember,
  teamMembers,
  type TeamMember,
} from './team-repository.ts';
import { parseAccount } from '../../accounts/identity/account-name.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { closeOverdue } from '../tests/end-test.ts';
import { presentResult } from '../tests/present-test.ts';

type Tests = typeof calls.supinterface.tests;

/** Who is tested in a call: the caller, or a member of their team. Throws `notFound`. */
export async function testedBy(
  db: Queryable,
  { teamMemberId }: { teamMemberId?: string },
  { personId }: Pick<CallContext, 'personId'>,
): Promise<Tested> {
  if (teamMemberId === undefined) return { personId, teamMemberId: null };
  const member = await findTeamMember(db, teamMemberId, personId);
  if (member === undefined || member.removed_at !== null) refuse('notFound');
  return { personId, teamMemberId };
}

/** Past tests of the caller and their team, or of one member, also of one who has left. */
export async function listHistory(
  request: RequestOf<Tests['getXuanZeJL']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getXuanZeJL']>> {
  await closeOverdue(context);
  const { deps, personId } = context;
  const { teamMemberId } = request;
  if (teamMemberId !== undefined && !(await findTeamMember(deps.db, teamMemberId, personId))) {
    refuse('notFound');
  }
  const whose = teamMemberId === undefined ? { personId } : { personId, teamMemberId };
  const { total, list } = await listLanguageTests(deps.db, whose, pagingOf(request));
  return { total, list: list.map(presentResult) };
}

export async function listTeam(
  _request: RequestOf<Tests['getTeamMembers']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getTeamMembers']>> {
  await closeOverdue(context);
  const { deps, personId } = context;
  const members = await teamMembers(deps.db, personId);
  const tests = await testsOfMembers(deps.db, personId);
  return members.map((member) => presentMember(member, tests));
}

/** Throws `companyOnly`, `tooManyEntries`, 422 at `name` or `email`. */
export async function addTeamMember(
  form: RequestOf<Tests['addTeamMember']>,
  context: CallContext,
): Promise<ResponseOf<Tests['addTeamMember']>> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ name: form.name }));
  const email = mailOf(form.email);
  return context.transaction(async (tx) => {
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    if ((await partyKindOf(tx, personId)) !== 'company') refuse('companyOnly');
    const team = await teamMembers(tx, personId);
    if (team.length >= limits.languageTest.teamMembers) refuse('tooManyEntries');
    if (team.some((other) => other.email === email)) {
      invalidFields({
        email: { en: 'This address is already in your team.', zh: '团队中已有使用该邮箱的成员。' },
      });
    }
    const member: TeamMember = {
      id: randomUUID(),
      person_id: personId,
      name: form.name.trim(),
      email,
      created_at: now,
      removed_at: null,
    };
    await insertTeamMember(tx, member);
    invalidate(tx, personId, ['LanguageTest']);
    return presentMember(member, []);
  });
}

/** Their results stay in the history; a test that runs may be finished. */
export async function deleteTeamMember(
  { teamMemberId }: RequestOf<Tests['delTeamMember']>,
  context: CallContext,
): Promise<ResponseOf<Tests['delTeamMember']>> {
  const { personId, now } = context;
  await context.transaction(async (tx) => {
    if (!(await removeTeamMember(tx, teamMemberId, { personId, now }))) refuse('notFound');
    invalidate(tx, personId, ['LanguageTest']);
  });
  return {};
}

function mailOf(text: string): string {
  const account = parseAccount(text);
  if (account?.channel === 'email') return account.value;
  return invalidFields({ email: { en: 'Enter an e-mail address.', zh: '请输入有效的邮箱地址。' } });
}

function presentMember(member: TeamMember, tests: readonly LanguageTest[]) {
  return {
    teamMemberId: member.id,
    name: member.name,
    email: member.email,
    createTime: member.created_at.toISOString(),
    results: tests.filter((test) => test.team_member_id === member.id).map(presentResult),
  };
}
