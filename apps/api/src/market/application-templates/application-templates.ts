import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { removeTemplate, saveTemplate } from '../templates/named-templates.ts';
import {
  deleteTemplate,
  insertTemplate,
  templatesOf,
  updateTemplate,
} from './application-template-repository.ts';

type Calls = typeof calls.supinterface.templates;
type Templates = ResponseOf<Calls['getApplicationTemplates']>;

const kind = {
  max: limits.applicationTemplate.perPerson,
  list: templatesOf,
  remove: deleteTemplate,
};

export async function applicationTemplates(
  _: object,
  { deps: { db }, personId }: CallContext,
): Promise<Templates> {
  return present(await templatesOf(db, personId));
}

/** Throws 422 for a name that another template of the caller has, `tooManyEntries`, `notFound`. */
export async function saveApplicationTemplate(
  { applicationTemplateId: known, ...form }: RequestOf<Calls['saveApplicationTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const { personId: person_id, now: created_at } = context;
  requireNoFaults(blankFaults(form));
  const content = form.content.trim();
  const asked = { id: known, name: form.name };
  const kept = await saveTemplate(kind, asked, context, async (tx, { id, name }) => {
    const template = { id, person_id, name, content };
    if (known !== undefined) return updateTemplate(tx, template);
    await insertTemplate(tx, { ...template, created_at });
    return true;
  });
  return present(kept);
}

export function removeApplicationTemplate(
  { applicationTemplateId }: RequestOf<Calls['delApplicationTemplate']>,
  context: CallContext,
): Promise<object> {
  return removeTemplate(kind, applicationTemplateId, context);
}

function present(kept: Awaited<ReturnType<typeof templatesOf>>): Templates {
  return kept.map(({ id, name, content }) => ({ applicationTemplateId: id, name, content }));
}
