import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  deleteDraft,
  draftFiles,
  draftsOf,
  insertDraft,
  setDraftFiles,
  updateDraft,
} from './draft-repository.ts';

type Calls = typeof calls.clientinterface.drafts;

export async function listDrafts(
  _: object,
  { deps: { db }, personId }: CallContext,
): Promise<ResponseOf<Calls['getPositionDrafts']>> {
  const drafts = await draftsOf(db, personId);
  const files = await draftFiles(
    db,
    drafts.map(({ id }) => id),
  );
  const list = drafts.map(({ id, form, saved_at }) => ({
    draftId: id,
    savedAt: saved_at.toISOString(),
    form,
    // In the order that the client gave them.
    files: (form.fileIds ?? []).flatMap((fileId) =>
      files
        .filter((file) => file.draft_id === id && file.id === fileId)
        .map((file) => presentFile(file)),
    ),
  }));
  return { total: list.length, list };
}

/** A draft of its own, or the next state of the one named. Throws `tooManyEntries`. */
export async function saveDraft(
  { draftId, ...form }: RequestOf<Calls['savePositionDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['savePositionDraft']>> {
  const { personId, now } = context;
  const id = draftId ?? randomUUID();
  const draft = { id, owner_id: personId, form: JSON.stringify(form), saved_at: now };
  const fileIds = form.fileIds ?? [];
  await context.transaction(async (tx) => {
    // One after the other, so that two tabs can't exceed the limit together.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    await requireOwnFiles(tx, fileIds, personId, 'posting');
    if (draftId === undefined) {
      const kept = await draftsOf(tx, personId);
      if (kept.length >= limits.posting.drafts) refuse('tooManyEntries');
      await insertDraft(tx, draft);
    } else if (!(await updateDraft(tx, draft))) {
      refuse('notFound');
    }
    await setDraftFiles(tx, id, fileIds);
    invalidate(tx, personId, ['Posting']);
  });
  return { draftId: id };
}

export async function removeDraft(
  { draftId }: RequestOf<Calls['delPositionDraft']>,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deleteDraft(tx, { id: draftId, owner_id: personId }))) refuse('notFound');
    invalidate(tx, personId, ['Posting']);
  });
  return {};
}
