import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';

/** Templates that one person or organisation keeps, each under a name of its own. */
export interface TemplateKind<Row extends { id: string; name: string }> {
  /** So many are kept at most. */
  max: number;
  list: (db: Queryable, ownerId: string) => Promise<Row[]>;
  /** False where the template is not the owner's. */
  remove: (tx: Tx, id: string, ownerId: string) => Promise<boolean>;
}

const nameTaken: BilingualText = {
  en: 'You have a template of this name. Choose another one.',
  zh: '已有同名模板，请换一个名称。',
};

/**
 * Adds a template, or changes the one that `id` names; answers all that are kept then. `write` answers
 * false where the template is not the caller's. Throws 422 at `name` for one that another template
 * has, `tooManyEntries`, `notFound`.
 */
export async function saveTemplate<Row extends { id: string; name: string }>(
  kind: TemplateKind<Row>,
  asked: { id: string | undefined; name: string },
  context: CallContext,
  write: (tx: Tx, template: { id: string; name: string }) => Promise<boolean>,
): Promise<Row[]> {
  const { personId } = context;
  const id = asked.id ?? randomUUID();
  const name = asked.name.trim();
  return context.transaction(async (tx) => {
    // One after the other, so that two tabs can't exceed the limit together.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    const kept = await kind.list(tx, personId);
    const isSame = (one: Row) => one.name.toLowerCase() === name.toLowerCase();
    if (kept.some((one) => one.id !== id && isSame(one))) requireNoFaults({ name: nameTaken });
    if (asked.id === undefined && kept.length >= kind.max) refuse('tooManyEntries');
    if (!(await write(tx, { id, name }))) refuse('notFound');
    invalidate(tx, personId, ['Template']);
    return kind.list(tx, personId);
  });
}

/** Throws `notFound`. */
export async function removeTemplate<Row extends { id: string; name: string }>(
  kind: TemplateKind<Row>,
  id: string,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await kind.remove(tx, id, personId))) refuse('notFound');
    invalidate(tx, personId, ['Template']);
  });
  return {};
}
