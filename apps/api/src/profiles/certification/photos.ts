import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields } from '../../calls/refusal.ts';
import { replaceVerificationFiles, usableDocuments } from './certification-repository.ts';
import { scheduleRemoval } from '../../files/uploads/removal.ts';

const notUsable = {
  en: 'Upload the photo again. It must be your own, for this document only.',
  zh: '请重新上传照片：须为您本人上传，且仅用于该证件。',
};

/**
 * Throws 422 at `field` unless the photos may be handed to this verification. Asked before anything
 * is saved: a form that can't be submitted must not tell whose documents are known here.
 */
export async function requireUsablePhotos(
  tx: Tx,
  { id, field }: { id: string; field: string },
  fileIds: readonly string[],
  { personId }: CallContext,
): Promise<void> {
  const usable = await usableDocuments(tx, personId, fileIds, id);
  if (usable.length !== fileIds.length) invalidFields({ [field]: notUsable });
}

/** Hands the photos to a verification and removes those it had before. */
export async function attachPhotos(
  tx: Tx,
  { kind, id }: { kind: 'realName' | 'company'; id: string },
  fileIds: readonly string[],
  { deps, now }: CallContext,
): Promise<void> {
  const left = await replaceVerificationFiles(tx, kind, id, fileIds);
  await scheduleRemoval(tx, deps.jobs, left, now);
}
