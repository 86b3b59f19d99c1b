import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { filePolicies, limits, type FilePurpose } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { errorCode } from '../../database/error-shape.ts';
import { FileTooLarge } from '../folder-store.ts';
import { inspectFile, type Inspected } from '../inspect.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import {
  deleteOwnFile,
  findFile,
  insertFile,
  insertFileAnalysis,
  type StoredFile,
} from './file-repository.ts';
import { lockPersonForUpdate } from '../../persons/person-repository.ts';
import { countWordsLater } from './count-later.ts';
import { requireDailyRoom } from './daily-uploads.ts';
import { makeRoom } from './unused-files.ts';

const removal = defineJob<{ fileId: string }>('file.remove', 'upkeep', ({ fileId }, { files }) =>
  files.remove(fileId),
);

export const fileJobs = [removal, countWordsLater];

/** Removes the bytes after the commit; the rows are the caller's affair. */
export async function scheduleRemoval(
  tx: Queryable,
  jobs: Jobs,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const fileId of fileIds)
    await removal.schedule(jobs, tx, { runAt: now, payload: { fileId } });
}

const fileTexts = {
  empty: { en: 'This file is empty. Choose another one.', zh: '该文件为空，请重新选择。' },
  tooLarge: (megabytes: number) => ({
    en: `This file is larger than ${megabytes} MB. Choose a smaller one.`,
    zh: `文件超过 ${megabytes} MB，请选择较小的文件。`,
  }),
};

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

/**
 * Takes the upload over whole, or leaves nothing. Throws `payloadTooLarge`, `fileTypeRefused`,
 * `fileTooComplex`, `unavailable`, `tooManyEntries`, `tooMany`, `invalid`.
 */
export async function uploadFile(
  { purpose }: { purpose: FilePurpose },
  context: CallContext,
): Promise<ReturnType<typeof presentFile>> {
  const { upload, deps, personId, now } = context;
  if (upload === undefined) throw new Error('uploadFile is a multipart call');
  await transaction(deps.db, (tx) => roomFor(tx, context, 0));
  const id = randomUUID();
  const name = cleanName(upload.fileName);
  const { bytes } = filePolicies[purpose];
  let found: Inspected | undefined;
  try {
    const size = await deps.files.put(id, upload.stream, bytes, async (path) => {
      found = await inspectFile(path, name, purpose, personId);
    });
    if (size === 0) invalidFields({ file: fileTexts.empty });
    if (found === undefined) throw new Error('The file store did not let the file be inspected');
    const file: StoredFile = {
      id,
      owner_id: personId,
      purpose,
      name,
      media_type: found.mediaType,
      size,
      word_count: found.analysis?.words ?? null,
      created_at: now,
    };
    await context.transaction(async (tx) => {
      // The bytes may have come for longer than the account was there.
      await roomFor(tx, context, size);
      await insertFile(tx, file);
      if (found?.analysis) await insertFileAnalysis(tx, id, found.analysis);
      if (found?.countLater)
        await countWordsLater.schedule(deps.jobs, tx, { runAt: now, payload: { fileId: id } });
    });
    return presentFile(file);
  } catch (error) {
    await deps.files.remove(id);
    if (error instanceof FileTooLarge)
      refuse('payloadTooLarge', { message: fileTexts.tooLarge(bytes / 1_048_576) });
    throw error;
  }
}

/** Asked before the bytes come and again when they are here: many uploads may come at once. */
async function roomFor(tx: Tx, context: CallContext, size: number): Promise<void> {
  if (!(await lockPersonForUpdate(tx, context.personId))) refuse('unauthenticated');
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
  context.answerFile = {
    stream: await context.deps.files.open(file.id),
    fileName: file.name,
    mediaType: file.media_type,
    size: file.size,
  };
}

/** Throws `notFound`, `fileInUse`. */
export async function deleteFile({ fileId }: { fileId: string }, context: CallContext) {
  const { deps, personId, now } = context;
  try {
    return await context.transaction(async (tx) => {
      if (!(await deleteOwnFile(tx, personId, fileId))) refuse('notFound');
      await scheduleRemoval(tx, deps.jobs, [fileId], now);
      return {};
    });
  } catch (error) {
    if (errorCode(error) === '23503') refuse('fileInUse');
    throw error;
  }
}

async function mayRead(file: StoredFile, { deps, personId }: CallContext): Promise<boolean> {
  if (file.owner_id === personId) return true;
  // Staff who check it have a way of their own.
  if (file.purpose === 'document') return false;
  for (const reader of deps.fileReaders) if (await reader(deps.db, personId, file.id)) return true;
  return false;
}

/** The last part of the sender's path, without control and direction characters. */
function cleanName(fileName: string): string {
  const plain = basename(fileName.toWellFormed().replaceAll('\\', '/')).replace(
    /[\p{Cc}\p{Cf}]/gu,
    '',
  );
  return shorten(plain.trim() || 'file');
}

/** Keeps the extension, which says what the file is. */
function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= limits.file.nameMax) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, limits.file.nameMax - extension.length).join('') + extension;
}
