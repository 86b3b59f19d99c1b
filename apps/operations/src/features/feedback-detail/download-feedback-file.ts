import { downloadCallFile } from '@tolk/api-client';
import type { calls, FileInfo } from '@tolk/contract';

type Call = (typeof calls)['opsinterface']['feedback']['downloadFeedbackFile'];

/** An attachment; each download is noted. Rejects with a `CallError`. */
export function downloadFeedbackFile(
  feedbackId: string,
  { fileId }: Pick<FileInfo, 'fileId'>,
): Promise<void> {
  return downloadCallFile<Call>('/opsinterface/downloadFeedbackFile', { feedbackId, fileId });
}
