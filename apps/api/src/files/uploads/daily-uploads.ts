import type { ResponseOf, calls } from '@tolk/contract';
import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import { uploadedSince } from './file-repository.ts';

const { files: filesMax, bytes: bytesMax } = limits.file.daily;
const gigabytes = bytesMax / 1_024 / 1_048_576;

/**
 * Keeps one person's uploads from filling the disk within what orders and postings may hold. The
 * caller has locked the person; `size` is 0 before the bytes are here. Throws `tooMany`.
 */
export async function requireDailyRoom(
  tx: Tx,
  { personId, now }: Pick<CallContext, 'personId' | 'now'>,
  size: number,
): Promise<void> {
  const { files, bytes, first } = await uploadedSince(tx, personId, addMs(now, -DAY));
  if (files < filesMax && bytes + size <= bytesMax) return;
  const waitMs = first === null ? DAY : Math.max(0, +first + DAY - +now);
  refuse('tooMany', { data: { retryAfterMs: waitMs }, message: fullFor(waitMs) });
}

function fullFor(waitMs: number): BilingualText {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR));
  return {
    en: `You can upload ${filesMax} files or ${gigabytes} GB in 24 hours, and there is no room left for this one. Try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    zh: `每 24 小时最多可上传 ${filesMax} 个文件或 ${gigabytes} GB，剩余额度不足，请在 ${hours} 小时后重试。`,
  };
}

/** What the person uploaded in the last 24 hours, and all that is kept of theirs. */
export async function fileUse(
  _: object,
  { deps, personId, now }: CallContext,
): Promise<ResponseOf<typeof calls.supinterface.files.getFileUse>> {
  const [day, all] = await Promise.all([
    uploadedSince(deps.db, personId, addMs(now, -DAY)),
    uploadedSince(deps.db, personId, new Date(0)),
  ]);
  return {
    lastDay: { files: day.files, bytes: day.bytes },
    kept: { files: all.files, bytes: all.bytes },
  };
}
