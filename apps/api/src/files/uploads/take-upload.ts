import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { filePolicies, limits, type FilePurpose } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { FileTooLarge } from '../arrivals.ts';
import { inspectFile, type Inspected } from '../inspect.ts';
import { countWordsLater } from './count-later.ts';
import { insertFileAnalysis, insertFileLog, type StoredFile } from './file-repository.ts';
import { announceUpload, keepUpload } from './removal.ts';

const fileTexts = {
  empty: { en: 'This file is empty. Choose another one.', zh: '该文件为空，请重新选择。' },
  tooLarge: (megabytes: number) => ({
    en: `This file is larger than ${megabytes} MB. Choose a smaller one.`,
    zh: `文件超过 ${megabytes} MB，请选择较小的文件。`,
  }),
};

type Owner = Pick<StoredFile, 'owner_id' | 'staff_id'>;

/**
 * Keeps the call's upload as a file of this owner, or leaves nothing. `requireRoom` is asked in the
 * transaction that writes the row, with the size in bytes. Throws `payloadTooLarge`,
 * `fileTypeRefused`, `fileTooComplex`, `unavailable`, `invalid`.
 */
export async function takeUpload(
  { purpose, owner }: { purpose: FilePurpose; owner: Owner },
  context: Pick<CallContext, 'upload' | 'deps' | 'now' | 'transaction'>,
  requireRoom: (tx: Tx, size: number) => Promise<void>,
): Promise<StoredFile> {
  const { upload, deps, now } = context;
  if (upload === undefined) throw new Error('Only multipart calls bring a file');
  const id = randomUUID();
  const name = cleanName(upload.fileName);
  const { bytes } = filePolicies[purpose];
  const uploader = owner.owner_id ?? owner.staff_id ?? id;
  let found: Inspected | undefined;
  try {
    const size = await deps.files.put(id, upload.stream, bytes, async (path) => {
      if ((await stat(path)).size === 0) invalidFields({ file: fileTexts.empty });
      found = await inspectFile(path, name, purpose, uploader);
      await announceUpload(deps, id, now);
    });
    if (found === undefined) throw new Error('The file store did not let the file be inspected');
    const file: StoredFile = {
      id,
      ...owner,
      purpose,
      name,
      media_type: found.mediaType,
      size,
      word_count: found.analysis?.words ?? null,
      created_at: now,
    };
    await context.transaction(async (tx) => {
      // The bytes may have come for longer than the account was there.
      await requireRoom(tx, size);
      await keepUpload(tx, deps.jobs, file);
      if (found?.analysis) await insertFileAnalysis(tx, id, found.analysis);
      if (found?.log) await insertFileLog(tx, id, found.log);
      if (found?.countLater)
        await countWordsLater.schedule(deps.jobs, tx, { runAt: now, payload: { fileId: id } });
    });
    return file;
  } catch (error) {
    await deps.files.remove(id);
    if (error instanceof FileTooLarge)
      refuse('payloadTooLarge', { message: fileTexts.tooLarge(bytes / 1_048_576) });
    throw error;
  }
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
