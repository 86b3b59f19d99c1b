import { randomUUID } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import { applicationLifecycle, findTransition } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { hint } from '../../notifications/hint.ts';
import { notify } from '../../notifications/notify.ts';
import {
  applicationOf,
  insertApplication,
  listApplications,
  lockApplication,
  updateApplication,
} from '../../repositories/application-repository.ts';
import { holdPersons, nameOf } from '../../repositories/person-repository.ts';
import {
  findPosting,
  lockPosting,
  type PostingRecord,
} from '../../repositories/posting-repository.ts';
import { refuse } from '../../refusal.ts';
import { blankFaults, requireNoFaults } from '../field-rules.ts';
import { pagingOf } from '../paging.ts';
import { presentApplication } from './present-application.ts';

type Jobs = typeof calls.supinterface.jobs;

/** Once for each posting; not for one's own, not for a finished one. */
export async function apply(
  form: RequestOf<Jobs['addProjectApplicationJL']>,
  context: CallContext,
): Promise<ResponseOf<Jobs['addProjectApplicationJL']>> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ content: form.content }));
  const id = randomUUID();
  await context.transaction(async (tx) => {
    if (!(await holdPersons(tx, [personId]))) refuse('unauthenticated');
    const posting = (await lockPosting(tx, form.projectReleaseInforId)) ?? refuse('notFound');
    if (posting.owner_id === personId) refuse('ownPosting');
    if (await applicationOf(tx, posting.id, personId)) refuse('alreadyApplied');
    if (posting.status === 'finished' || posting.deadline <= now) refuse('postingFinished');
    await insertApplication(tx, {
      id,
      posting_id: posting.id,
      client_id: posting.owner_id,
      supplier_id: personId,
      content: form.content.trim(),
      instructions: form.instructions?.trim() ?? '',
      expected_price: form.expectedPrice,
      created_at: now,
      read_at: null,
      status_changed_at: now,
    });
    await announce(tx, posting, context);
    hint(tx, personId, [
      { type: 'Application' },
      { type: 'Overview' },
      { type: 'Posting', id: posting.id },
    ]);
  });
  return { projectApplicationJLId: id };
}

async function announce(
  tx: Tx,
  posting: PostingRecord,
  { deps, personId, now }: CallContext,
): Promise<void> {
  const name = await nameOf(tx, personId);
  hint(tx, posting.owner_id, [
    { type: 'Application' },
    { type: 'Unread' },
    { type: 'Overview' },
    { type: 'Posting' },
  ]);
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
  if (!(await findPosting(db, projectReleaseInforId))) refuse('notFound');
  const application = await applicationOf(db, projectReleaseInforId, personId);
  return { applied: application !== undefined, projectApplicationJLId: application?.id ?? null };
}

export async function listOwnApplications(
  request: RequestOf<Jobs['getProjectApplicationJLData']>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Jobs['getProjectApplicationJLData']>> {
  const party = { supplier_id: personId };
  const { total, list } = await listApplications(db, party, 'all', pagingOf(request));
  return { total, list: list.map((row) => presentApplication(row, 'supplier', now, language)) };
}

export async function withdrawApplication(
  { projectApplicationJLId }: RequestOf<Jobs['withdrawProjectApplicationJL']>,
  context: CallContext,
): Promise<object> {
  const { personId, now } = context;
  await context.transaction(async (tx) => {
    const found = await lockApplication(tx, projectApplicationJLId, { supplier_id: personId });
    const application = found ?? refuse('notFound');
    if (!findTransition(applicationLifecycle, application.status, 'supplier', 'withdraw')) {
      refuse('conflict', { data: { allowedActions: [] } });
    }
    await updateApplication(tx, application.id, { status: 'withdrawn', status_changed_at: now });
    hint(tx, personId, [{ type: 'Application' }, { type: 'Overview' }]);
    hint(tx, application.client_id, [
      { type: 'Application' },
      { type: 'Unread' },
      { type: 'Overview' },
      { type: 'Posting' },
    ]);
  });
  return {};
}
