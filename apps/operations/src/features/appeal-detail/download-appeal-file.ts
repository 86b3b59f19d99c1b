import { downloadCallFile } from '@tolk/api-client';
import type { calls, FileInfo } from '@tolk/contract';

type Call = (typeof calls)['opsinterface']['appeals']['downloadAppealFile'];

/** A file of the evidence or of the order; each download is noted. Rejects with a `CallError`. */
export function downloadAppealFile(
  projectOrderAppealId: string,
  { fileId }: Pick<FileInfo, 'fileId'>,
): Promise<void> {
  return downloadCallFile<Call>('/opsinterface/downloadAppealFile', {
    projectOrderAppealId,
    fileId,
  });
}
