import { downloadCallFile } from '@tolk/api-client';
import type { calls, FileInfo } from '@tolk/contract';

type Call = (typeof calls)['opsinterface']['orders']['downloadOrderFile'];

/** A file of the order or of a delivery; each download is noted with its reason. Rejects with a `CallError`. */
export function downloadOrderFile(
  projectOrderId: string,
  { fileId }: Pick<FileInfo, 'fileId'>,
  reason?: string,
): Promise<void> {
  return downloadCallFile<Call>('/opsinterface/downloadOrderFile', {
    projectOrderId,
    fileId,
    ...(reason === undefined ? {} : { reason }),
  });
}
