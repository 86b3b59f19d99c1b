import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  deletePostingTemplate,
  insertPostingTemplate,
  postingTemplatesOf,
  renamePostingTemplate,
} from './posting-template-repository.ts';

type Calls = typeof calls.clientinterface.templates;
type Templates = ResponseOf<Calls['getPostingTemplates']>;

const nameTaken: BilingualText = {
  en: 'You have a template of this name. Choose another one.',
  zh: '已有同名模板，请换一个名称。',
};

export function postingTemplates(
  _: object,
  { deps: { db }, personId }: CallContext,
): Promise<Templates> {
  return listed(db, personId);
}

/** Throws 422 for a name that another template of the caller has, `tooManyEntries`. */
export function savePostingTemplate(
  { name, form }: RequestOf<Calls['savePostingTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const { personId: owner_id, now: created_at } = context;
  const id = randomUUID();
  return change(context, { id, name }, async (tx, kept) => {
    if (kept >= limits.posting.templates) refuse('tooManyEntries');
    const template = { id, owner_id, name: name.trim(), form: JSON.stringify(form), created_at };
    await insertPostingTemplate(tx, template);
  });
}

/** Throws 422 for a name that another template of the caller has, `notFound`. */
export function renameTemplate(
  { postingTemplateId: id, name }: RequestOf<Calls['renamePostingTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const template = { id, owner_id: context.personId, name: name.trim() };
  return change(context, { id: id.toLowerCase(), name }, async (tx) => {
    if (!(await renamePostingTemplate(tx, template))) refuse('notFound');
  });
}

export async function removePostingTemplate(
  { postingTemplateId: id }: RequestOf<Calls['delPostingTemplate']>,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deletePostingTemplate(tx, { id, owner_id: personId }))) refuse('notFound');
    invalidate(tx, personId, ['Template']);
  });
  return {};
}

/** Changes of one client's templates come one after the other, so that the limit holds in two tabs too. */
function change(
  context: CallContext,
  { id, name }: { id: string; name: string },
  carryOut: (tx: Tx, kept: number) => Promise<void>,
): Promise<Templates> {
  const { personId } = context;
  requireNoFaults(blankFaults({ name }));
  const wanted = name.trim().toLowerCase();
  return context.transaction(async (tx) => {
    await lockPersonsForNoKeyUpdate(tx, [personId]);
    const kept = await postingTemplatesOf(tx, personId);
    if (kept.some((one) => one.id !== id && one.name.toLowerCase() === wanted)) {
      requireNoFaults({ name: nameTaken });
    }
    await carryOut(tx, kept.length);
    invalidate(tx, personId, ['Template']);
    return listed(tx, personId);
  });
}

async function listed(db: Queryable, ownerId: string): Promise<Templates> {
  const kept = await postingTemplatesOf(db, ownerId);
  return kept.map(({ id, name, form }) => ({ postingTemplateId: id, name, form }));
}
