import { createHash, randomUUID } from 'node:crypto';
import { errorCodes } from '@tolk/contract/error-codes';
import { headers, type Envelope } from '@tolk/contract/headers';
import { signCall, type Answer, type Caller } from '@tolk/testing/caller';

const path = '/api/supinterface/downloadFile';

export const sha256Of = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** Downloads a file as a browser does; answers the SHA-256 of its bytes. */
export async function fetchFile(
  url: string,
  caller: Caller,
  fileId: string,
): Promise<Answer<string>> {
  const body = JSON.stringify({ fileId });
  const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body };
  const response = await fetch(url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [headers.token]: caller.token ?? '',
      [headers.timestamp]: parts.timestamp,
      [headers.nonce]: parts.nonce,
      [headers.bodyHash]: signCall(parts, caller.token),
    },
  });
  const answered = { status: response.status, headers: response.headers, rotated: false };
  if (response.headers.has('content-disposition')) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { ...answered, code: 0, msg: '', data: sha256Of(bytes) };
  }
  const { code, msg, data }: Envelope<{ token?: string } | null> = JSON.parse(
    await response.text(),
  );
  if (code === errorCodes.tokenRotated && data?.token !== undefined) {
    caller.token = data.token;
    return fetchFile(url, caller, fileId);
  }
  return { ...answered, code, msg, data: '' };
}
