import type { Caller } from '@tolk/testing/caller';

/** A file comes without an envelope, so that the caller can't read it as one; a refusal has its own. */
export async function mayDownload(caller: Caller, fileId: string): Promise<boolean> {
  const answer = await caller.call('/supinterface/downloadFile', { fileId }).catch(() => undefined);
  return answer === undefined;
}
