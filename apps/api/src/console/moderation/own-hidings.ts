import type { OwnHiding, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { memberMay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { hidingsOf, lockHiding, updateHiding } from './hiding-repository.ts';
import { presentOwn } from './present-hiding.ts';

type Calls = typeof calls.supinterface.moderation;

export async function ownHidings({
  deps,
  personId,
  session,
}: CallContext): Promise<ResponseOf<Calls['getOwnHidings']>> {
  const acting = session?.acting ?? null;
  const maySpeak = acting === null || memberMay(acting.roles, 'ask');
  return (await hidingsOf(deps.db, personId)).map((row) => presentOwn(row, maySpeak));
}

const nothingToShow = {
  en: 'You deleted this project, so there is nothing to show again and nothing to appeal against.',
  zh: '您已删除该项目，没有可恢复显示的内容，因此无需申诉。',
};

/**
 * Once for each, a warning and a silence alike; against the hiding of what its author deleted there is
 * none. Throws 422 for nothing but blanks, `notFound`, `conflict`.
 */
export async function appealHiding(
  { moderationId, text }: RequestOf<Calls['appealHiding']>,
  context: CallContext,
): Promise<OwnHiding> {
  requireNoFaults(blankFaults({ text }));
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const row = await lockHiding(tx, moderationId);
    if (row?.person_id !== personId) refuse('notFound');
    if (row.deleted) refuse('conflict', { message: nothingToShow });
    if (row.state !== 'hidden') refuse('conflict');
    const change = { state: 'appealed' as const, appeal: text.trim(), appealed_at: now };
    await updateHiding(tx, row.id, change);
    invalidate(tx, personId, ['Moderation']);
    return presentOwn({ ...row, ...change }, true);
  });
}
