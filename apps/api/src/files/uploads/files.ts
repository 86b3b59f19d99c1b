import type { FilePurpose } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { errorCode } from '../../database/error-shape.ts';
import { refuse } from '../../calls/refusal.ts';
import { deleteOwnFile, findFile, type StoredFile } from './file-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { countWordsLater } from './count-later.ts';
import { requireDailyRoom } from './daily-uploads.ts';
import { removal, scheduleRemoval } from './removal.ts';
import { takeUpload } from './take-upload.ts';
import { makeRoom } from './unused-files.ts';
import type { WorkFile } from './work-files.ts';

export const fileJobs = [removal, countWordsLater];

/** A file as the wire describes it (`FileInfo`). */
export function presentFile(file: StoredFile) {
  return {
    fileId: file.id,
    fileName: file.name,
    fileSize: file.size,
    fileType: file.media_type,
    uploadTime: file.created_at.toISOString(),
    wordCount: file.word_count,
  };
}

/** The same of a file that came with work (`WorkFile`). */
export function presentWorkFile(file: StoredFile & Pick<WorkFile, 'reference_only'>) {
  return { ...presentFile(file), referenceOnly: file.reference_only };
}

/** For what a member does for themselves, for whomever they act: feedback and the service desk know no organisation. */
const ownPurposes: ReadonlySet<string> = new Set<FilePurpose>(['feedback', 'service']);

/** Whose the caller's files for this purpose are. */
function ownerOf(purpose: string, { personId, memberId }: CallContext): string {
  return memberId !== null && ownPurposes.has(purpose) ? memberId : personId;
}

/**
 * Takes the upload over whole, or leaves nothing. Throws `payloadTooLarge`, `fileTypeRefused`,
 * `fileTooComplex`, `unavailable`, `tooManyEntries`, `tooMany`, `invalid`.
 */
export async function uploadFile(
  { purpose }: { purpose: FilePurpose },
  context: CallContext,
): Promise<ReturnType<typeof presentFile>> {
  const { deps } = context;
  await transaction(deps.db, (tx) => roomFor(tx, context, 0));
  const owner = { owner_id: ownerOf(purpose, context), staff_id: null };
  const file = await takeUpload({ purpose, owner }, context, (tx, size) =>
    roomFor(tx, context, size),
  );
  return presentFile(file);
}

/** Asked before the bytes come and again when they are here: many uploads may come at once. */
async function roomFor(tx: Tx, context: CallContext, size: number): Promise<void> {
  if (!(await lockPersonForNoKeyUpdate(tx, context.personId))) refuse('unauthenticated');
  await requireDailyRoom(tx, context, size);
  await scheduleRemoval(tx, context.deps.jobs, await makeRoom(tx, context), context.now);
}

/** Sends the file to its owner and to whom it was handed over; for anybody else it is not there. */
export async function downloadFile({ fileId }: { fileId: string }, context: CallContext) {
  const file = await findFile(context.deps.db, fileId);
  if (file === undefined || !(await mayRead(file, context))) refuse('notFound');
  await answerWithFile(file, context);
  return {};
}

/** Lets the call be answered with the bytes of a file; who may have them is the caller's affair. */
export async function answerWithFile(file: StoredFile, context: CallContext): Promise<void> {
  const { files } = context.deps;
  const about = { fileName: file.name, mediaType: file.media_type };
  const handedOver = await files.handOver(file.id);
  context.answerFile =
    handedOver === null
      ? { ...about, stream: await files.open(file.id), size: file.size }
      : { ...about, handedOver };
}

/** Throws `notFound`, `fileInUse`. */
export async function deleteFile({ fileId }: { fileId: string }, context: CallContext) {
  const file = (await findFile(context.deps.db, fileId)) ?? refuse('notFound');
  return removeFile(fileId, context, (tx) =>
    deleteOwnFile(tx, ownerOf(file.purpose, context), fileId),
  );
}

/** `deleteRow` answers false when there is no such file. Throws `notFound`, `fileInUse`. */
export async function removeFile(
  fileId: string,
  context: CallContext,
  deleteRow: (tx: Tx) => Promise<boolean>,
): Promise<Record<string, never>> {
  const { deps, now } = context;
  try {
    return await context.transaction(async (tx) => {
      if (!(await deleteRow(tx))) refuse('notFound');
      await scheduleRemoval(tx, deps.jobs, [fileId], now);
      return {};
    });
  } catch (error) {
    if (errorCode(error) === '23503') refuse('fileInUse');
    throw error;
  }
}

async function mayRead(file: StoredFile, context: CallContext): Promise<boolean> {
  const { deps, personId } = context;
  if (file.owner_id === ownerOf(file.purpose, context)) return true;
  // Staff who check it have a way of their own.
  if (file.purpose === 'document') return false;
  for (const reader of deps.fileReaders) if (await reader(deps.db, personId, file.id)) return true;
  return false;
}
