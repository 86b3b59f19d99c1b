import type { Jobs } from '../../ports/jobs.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, type BilingualText } from '../../calls/refusal.ts';
import { deleteUnusedFiles } from '../../files/uploads/file-repository.ts';
import { ownResumeFiles } from './resume-file-repository.ts';
import { scheduleRemoval } from '../../files/uploads/removal.ts';

const texts = {
  missing: {
    en: 'A file is no longer there. Upload it again.',
    zh: '文件已不存在，请重新上传。',
  },
  usedElsewhere: {
    en: 'A file belongs to another part of the resume. Upload it again.',
    zh: '文件已用于简历的其他部分，请重新上传一份。',
  },
} as const satisfies Record<string, BilingualText>;

/** Throws 422 at `field` unless these are the person's uploads for a resume, used nowhere but at `place`. */
export async function requireOwnFiles(
  tx: Tx,
  personId: string,
  files: { field: 'fileIds' | 'fileId'; ids: readonly string[]; place: string },
): Promise<void> {
  if (files.ids.length === 0) return;
  const found = await ownResumeFiles(tx, personId, files.ids);
  if (found.length < files.ids.length) invalidFields({ [files.field]: texts.missing });
  if (found.some(({ used_in }) => used_in !== null && used_in !== files.place))
    invalidFields({ [files.field]: texts.usedElsewhere });
}

/** Deletes those of the files to which nothing refers any more. */
export async function dropFiles(
  tx: Tx,
  jobs: Jobs,
  personId: string,
  files: { ids: readonly string[]; now: Date },
): Promise<void> {
  if (files.ids.length === 0) return;
  await scheduleRemoval(tx, jobs, await deleteUnusedFiles(tx, personId, files.ids), files.now);
}
