import type { RequestOf, ResponseOf, ServiceTag, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { blankFaults, requireNoFaults, visibleText } from '../calls/field-rules.ts';
import { refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import {
  listTags,
  retireTag as retireRow,
  saveTag as saveRow,
  type Tag,
} from './tag-repository.ts';

type Calls = typeof calls.opsinterface.service;

export async function tagList({
  deps,
}: CallContext): Promise<ResponseOf<Calls['getServiceTagList']>> {
  return (await listTags(deps.db)).map(present);
}

/** Throws 422, `notFound`. */
export async function saveTag(
  { tagId, nameEn, nameZh }: RequestOf<Calls['saveServiceTag']>,
  context: CallContext,
): Promise<ServiceTag> {
  requireNoFaults(blankFaults({ nameEn, nameZh }));
  const names = { name_en: visibleText(nameEn), name_zh: visibleText(nameZh) };
  return context.transaction(async (tx) => {
    const saved = (await saveRow(tx, tagId, names)) ?? refuse('notFound');
    await note(tx, 'saveServiceTag', saved, context);
    return present(saved);
  });
}

/** Conversations that carry it keep it. Throws `notFound`. */
export async function retireTag(
  { tagId, retired }: RequestOf<Calls['retireServiceTag']>,
  context: CallContext,
): Promise<ServiceTag> {
  return context.transaction(async (tx) => {
    const saved = (await retireRow(tx, tagId, retired ? context.now : null)) ?? refuse('notFound');
    await note(tx, 'retireServiceTag', saved, context);
    return present(saved);
  });
}

function note(tx: Tx, action: string, { id, name_en }: Tag, context: CallContext) {
  return recordAudit(tx, context, {
    action,
    subject: 'serviceTag',
    subjectId: id,
    details: { name: name_en },
  });
}

function present({ id, name_en, name_zh, retired_at }: Tag): ServiceTag {
  return { tagId: id, nameEn: name_en, nameZh: name_zh, retired: retired_at !== null };
}
