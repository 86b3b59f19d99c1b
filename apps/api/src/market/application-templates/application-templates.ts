import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  deleteTemplate,
  insertTemplate,
  templatesOf,
  updateTemplate,
} from './application-template-repository.ts';

type Calls = typeof calls.supinterface.templates;
type Templates = ResponseOf<Calls['getApplicationTemplates']>;

const nameTaken: BilingualText = {
  en: 'You have a template of this name. Choose another one.',
  zh: '已有同名模板，请换一个名称。',
};

export function applicationTemplates(
  _: object,
  { deps: { db }, personId }: CallContext,
): Promise<Templates> {
  return listed(db, personId);
}

/** Throws 422 for a name that another template of the caller has, `tooManyEntries`, `notFound`. */
export async function saveApplicationTemplate(
  { applicationTemplateId, name, content }: RequestOf<Calls['saveApplicationTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ name, content }));
  const id = applicationTemplateId?.toLowerCase() ?? randomUUID();
  const template = { id, person_id: personId, name: name.trim(), content: content.trim() };
  return context.transaction(async (tx) => {
    // One after the other, so that two tabs can't exceed the limit together.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    const kept = await templatesOf(tx, personId);
    const isTaken = kept.some(
      (one) => one.id !== id && one.name.toLowerCase() === template.name.toLowerCase(),
    );
    if (isTaken) requireNoFaults({ name: nameTaken });
    if (applicationTemplateId === undefined) {
      if (kept.length >= limits.applicationTemplate.perPerson) refuse('tooManyEntries');
      await insertTemplate(tx, { ...template, created_at: now });
    } else if (!(await updateTemplate(tx, template))) refuse('notFound');
    invalidate(tx, personId, ['Template']);
    return listed(tx, personId);
  });
}

export async function removeApplicationTemplate(
  { applicationTemplateId }: RequestOf<Calls['delApplicationTemplate']>,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deleteTemplate(tx, applicationTemplateId, personId))) refuse('notFound');
    invalidate(tx, personId, ['Template']);
  });
  return {};
}

async function listed(db: Queryable, personId: string): Promise<Templates> {
  const kept = await templatesOf(db, personId);
  return kept.map(({ id, name, content }) => ({ applicationTemplateId: id, name, content }));
}
