import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { removeTemplate, saveTemplate } from '../templates/named-templates.ts';
import {
  deletePostingTemplate,
  insertPostingTemplate,
  postingTemplatesOf,
  renamePostingTemplate,
} from './posting-template-repository.ts';

type Calls = typeof calls.clientinterface.templates;
type Templates = ResponseOf<Calls['getPostingTemplates']>;

const kind = {
  max: limits.posting.templates,
  list: postingTemplatesOf,
  remove: deletePostingTemplate,
};

export async function postingTemplates(
  _: object,
  { deps: { db }, personId }: CallContext,
): Promise<Templates> {
  return present(await postingTemplatesOf(db, personId));
}

/** Throws 422 for a name that another template of the caller has, `tooManyEntries`. */
export async function savePostingTemplate(
  { name: wanted, form }: RequestOf<Calls['savePostingTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const { personId: owner_id, now: created_at } = context;
  requireNoFaults(blankFaults({ name: wanted }));
  const asked = { id: undefined, name: wanted };
  const kept = await saveTemplate(kind, asked, context, async (tx, { id, name }) => {
    await insertPostingTemplate(tx, { id, owner_id, name, form: JSON.stringify(form), created_at });
    return true;
  });
  return present(kept);
}

/** Throws 422 for a name that another template of the caller has, `notFound`. */
export async function renameTemplate(
  { postingTemplateId: id, name }: RequestOf<Calls['renamePostingTemplate']>,
  context: CallContext,
): Promise<Templates> {
  const { personId: owner_id } = context;
  requireNoFaults(blankFaults({ name }));
  const kept = await saveTemplate(kind, { id, name }, context, (tx, template) =>
    renamePostingTemplate(tx, { ...template, owner_id }),
  );
  return present(kept);
}

export function removePostingTemplate(
  { postingTemplateId }: RequestOf<Calls['delPostingTemplate']>,
  context: CallContext,
): Promise<object> {
  return removeTemplate(kind, postingTemplateId, context);
}

function present(kept: Awaited<ReturnType<typeof postingTemplatesOf>>): Templates {
  return kept.map(({ id, name, form }) => ({ postingTemplateId: id, name, form }));
}
