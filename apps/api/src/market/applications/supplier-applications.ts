import { randomUUID } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import {
  addMs,
  applicationLifecycle,
  fieldsIn,
  findTransition,
  limits,
  type ApplicationStatus,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import type { ProjectCase } from './application-table.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { deleteDraft } from '../application-drafts/application-draft-repository.ts';
import { insertApplicationFiles } from './application-file-repository.ts';
import {
  applicationOf,
  insertApplication,
  listOwnApplications,
  lockApplication,
  projectCasesOf,
  updateApplication,
} from './application-repository.ts';
import { endNegotiations, offerWithApplication } from '../offers/carried-offers.ts';
import { answerInvitation, freeAward } from '../invitations/invitation-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { hasLiveOrder } from '../postings/live-order-repository.ts';
import {
  findPosting,
  isHidden,
  lockPosting,
  type PostingRecord,
} from '../postings/posting-repository.ts';
import { isShownTo } from '../postings/posting-sight-repository.ts';
import { holdResumeFile } from '../../profiles/profile/profile-repository.ts';
import { invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { presentPosting } from '../postings/present-posting.ts';
import { presentApplication } from './present-application.ts';
import { requireReady } from './readiness.ts';
import { scheduleReminder } from './waiting-resumes.ts';

type Jobs = typeof calls.supinterface.jobs;

/**
 * Once for each posting; not for one's own, not for a finished one, and not before profile and
 * language test are in order.
 */
export async function apply(
  form: RequestOf<Jobs['addProjectApplicationJL']>,
  context: CallContext,
): Promise<ResponseOf<Jobs['addProjectApplicationJL']>> {
  return handIn(form, context, requireReady);
}

/** `judge` decides last whether this person may apply for the posting; it throws when not. */
export async function handIn(
  form: RequestOf<Jobs['addProjectApplicationJL']>,
  context: CallContext,
  judge: typeof requireReady,
): Promise<ResponseOf<Jobs['addProjectApplicationJL']>> {
  requireWords(form.content);
  return context.transaction(async (tx) => {
    await lockCaller(tx, context.personId);
    return { projectApplicationJLId: await handInWithin(tx, form, context, judge) };
  });
}

/** Who applies, by a call or by what they had written before. */
export type Applicant = Pick<CallContext, 'deps' | 'personId' | 'memberId' | 'now' | 'language'>;

/** The same for a person who is locked, whose words are checked; a draft of it is gone. Answers its id. */
export async function handInWithin(
  tx: Tx,
  form: RequestOf<Jobs['addProjectApplicationJL']>,
  applicant: Applicant,
  judge: typeof requireReady,
): Promise<string> {
  const { personId, now } = applicant;
  const posting = (await lockPosting(tx, form.projectReleaseInforId)) ?? refuse('notFound');
  await requireTaking(tx, posting, applicant);
  await judge(tx, posting, applicant);
  const offered = { ...form, unitPrice: form.expectedPrice };
  const expected_price = await offerWithApplication(
    tx,
    { posting, supplierId: personId },
    offered,
    applicant,
  );
  const application = {
    ...form,
    expected_price,
    status: 'applied',
    resume_file_id: form.withResumeFile ? await resumeFileOf(tx, personId) : null,
    project_cases: await casesOf(tx, personId, form.projectExperienceIds),
  } as const;
  const { fileIds = [] } = form;
  await requireOwnFiles(tx, fileIds, personId, 'application');
  const id = await addApplication(tx, posting, application, applicant);
  await insertApplicationFiles(tx, id, fileIds);
  const which = { posting_id: posting.id, supplier_id: personId };
  await answerInvitation(tx, which, 'applied', now);
  await deleteDraft(tx, { personId, postingId: posting.id });
  await announce(tx, posting, applicant);
  return id;
}

/** What goes along with it is there. Throws 422, `notFound`. */
export async function requireAttachable(
  tx: Tx,
  personId: string,
  {
    withResumeFile,
    projectExperienceIds,
  }: Pick<RequestOf<Jobs['addProjectApplicationJL']>, 'withResumeFile' | 'projectExperienceIds'>,
): Promise<void> {
  if (withResumeFile) await resumeFileOf(tx, personId);
  await casesOf(tx, personId, projectExperienceIds);
}

const unfilled: BilingualText = {
  en: 'Fields of a template are not filled in. Write your own words instead of the braces.',
  zh: '模板中仍有未填写的字段，请将花括号及其内容改为您自己的文字。',
};

/** An application says something, and no field of a template stands in it. Throws 422. */
export function requireWords(content: string): void {
  requireNoFaults(blankFaults({ content }));
  if (fieldsIn(content).length > 0) requireNoFaults({ content: unfilled });
}

const orderedBefore: BilingualText = {
  en: 'You already have an order for this job. Open it under your orders.',
  zh: '您在该项目下已有订单，请在订单列表中查看。',
};

/** Throws where this person can't apply for the posting, whatever they can do. */
export async function requireTaking(
  tx: Tx,
  posting: PostingRecord,
  { personId, now }: Pick<Applicant, 'personId' | 'now'>,
): Promise<void> {
  if (!(await isShownTo(tx, posting.id, personId))) refuse('notFound');
  if (await haveSomebodyInCommon(tx, personId, posting.owner_id)) refuse('ownPosting');
  if (await applicationOf(tx, posting.id, personId)) refuse('alreadyApplied');
  if (await hasLiveOrder(tx, posting.id, personId)) {
    refuse('alreadyApplied', { message: orderedBefore });
  }
  if (posting.status === 'finished' || posting.deadline <= now) refuse('postingFinished');
  if (await isHidden(tx, posting.id)) refuse('postingFinished');
}

interface NewWords {
  content: string;
  instructions?: string;
  expected_price: number;
  status: ApplicationStatus;
  resume_file_id: string | null;
  project_cases: readonly ProjectCase[];
}

/** The caller's application; its client is reminded of it while it is not read. Answers its id. */
export async function addApplication(
  tx: Tx,
  posting: PostingRecord,
  { content, instructions = '', expected_price, status, resume_file_id, project_cases }: NewWords,
  { deps, personId, memberId, now }: Applicant,
): Promise<string> {
  const id = randomUUID();
  await insertApplication(tx, {
    id,
    posting_id: posting.id,
    client_id: posting.owner_id,
    supplier_id: personId,
    member_id: memberId,
    content: content.trim(),
    instructions: instructions.trim(),
    expected_price,
    status,
    resume_file_id,
    project_cases: JSON.stringify(project_cases),
    created_at: now,
    read_at: null,
    reminded_at: null,
    status_changed_at: now,
  });
  await scheduleReminder(tx, deps.jobs, id, addMs(now, limits.unreadReminderMs));
  invalidate(tx, personId, ['Application', 'Overview', 'Invitations', 'Posting']);
  invalidate(tx, posting.owner_id, ['Application', 'Unread', 'Overview', 'Posting', 'Invitations']);
  return id;
}

const noResumeFile = {
  en: 'Your resume has no file yet. Upload one, or apply without it.',
  zh: '您的简历尚未上传附件，请先上传，或不附附件提交申请。',
};

async function resumeFileOf(tx: Tx, personId: string): Promise<string> {
  return (await holdResumeFile(tx, personId)) ?? invalidFields({ withResumeFile: noResumeFile });
}

/** Copied, so that the client reads what was handed in. Throws `notFound`. */
export async function casesOf(
  tx: Tx,
  personId: string,
  ids: readonly string[] = [],
): Promise<ProjectCase[]> {
  const cases = await projectCasesOf(tx, personId, ids);
  return cases.length === ids.length ? cases : refuse('notFound');
}

async function announce(
  tx: Tx,
  posting: PostingRecord,
  { deps, personId, now }: Applicant,
): Promise<void> {
  const name = await nameOf(tx, personId);
  await notify(tx, deps.jobs, {
    personId: posting.owner_id,
    identity: 'client',
    kind: 'applicationReceived',
    title: { en: 'A new application', zh: '收到新的申请' },
    text: {
      en: `${name} applied for “${posting.name}”.`,
      zh: `${name} 申请了“${posting.name}”。`,
    },
    path: pathTo('positionResume', { projectReleaseInforId: posting.id }),
    at: now,
  });
}

export async function hasApplied(
  { projectReleaseInforId }: RequestOf<Jobs['uniqueApplicationRecord']>,
  { deps: { db }, personId }: CallContext,
): Promise<ResponseOf<Jobs['uniqueApplicationRecord']>> {
  const application = await applicationOf(db, projectReleaseInforId, personId);
  if (!application && !(await isShownTo(db, projectReleaseInforId, personId))) refuse('notFound');
  return { applied: application !== undefined, projectApplicationJLId: application?.id ?? null };
}

export async function sentApplications(
  request: RequestOf<Jobs['getProjectApplicationJLData']>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Jobs['getProjectApplicationJLData']>> {
  const party = { supplier_id: personId };
  const { total, list } = await listOwnApplications(db, party, pagingOf(request));
  return { total, list: list.map((row) => presentApplication(row, 'supplier', now, language)) };
}

/** One of the caller's applications with the posting behind it. */
export async function ownApplication(
  { projectApplicationJLId: id }: RequestOf<Jobs['getProjectApplicationJLDetail']>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Jobs['getProjectApplicationJLDetail']>> {
  const party = { supplier_id: personId, id };
  const { list } = await listOwnApplications(db, party, { limit: 1, offset: 0 });
  const application = list[0] ?? refuse('notFound');
  const posting = (await findPosting(db, application.posting_id)) ?? refuse('notFound');
  return {
    application: presentApplication(application, 'supplier', now, language),
    posting: presentPosting(posting),
  };
}

export async function withdrawApplication(
  { projectApplicationJLId }: RequestOf<Jobs['withdrawProjectApplicationJL']>,
  context: CallContext,
): Promise<object> {
  const { personId, now } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const found = await lockApplication(tx, projectApplicationJLId, { supplier_id: personId });
    const application = found ?? refuse('notFound');
    if (!findTransition(applicationLifecycle, application.status, 'supplier', 'withdraw')) {
      refuse('conflict', { data: { allowedActions: [] } });
    }
    await updateApplication(tx, application.id, { status: 'withdrawn', status_changed_at: now });
    const { posting_id, supplier_id } = application;
    await endNegotiations(tx, { posting_id, supplier_id }, now);
    await freeAward(tx, { posting_id, supplier_id });
    invalidate(tx, personId, ['Application', 'Overview']);
    invalidate(tx, application.client_id, ['Application', 'Unread', 'Overview', 'Posting']);
  });
  return {};
}
