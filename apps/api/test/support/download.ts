import { randomUUID } from 'node:crypto';
import { attachmentName } from '@tolk/contract/attachment';
import { signCall, type Caller } from '@tolk/testing/caller';
import type { TestApp } from './test-app.ts';

/** What a call with `answer: 'file'` was answered with. */
export interface Downloaded {
  mediaType: string;
  fileName: string;
  content: Buffer;
}

/** Makes a call that is answered with a file. Throws with the envelope when it was refused. */
export async function download(
  tolk: Pick<TestApp, 'url' | 'clock'>,
  person: Caller,
  path: string,
  request: object,
  language: 'en' | 'zh-CN' = 'en',
): Promise<Downloaded> {
  const body = JSON.stringify(request);
  const parts = {
    timestamp: String(tolk.clock.now().getTime()),
    nonce: randomUUID(),
    method: 'POST',
    path: `/api${path}`,
    body,
  };
  const answer = await fetch(`${tolk.url}/api${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      token: person.token ?? '',
      'x-timestamp': parts.timestamp,
      'x-nonce': parts.nonce,
      'x-body-hash': signCall(parts, person.token),
    },
  });
  const disposition = answer.headers.get('content-disposition');
  if (disposition === null) throw new Error(await answer.text());
  return {
    mediaType: answer.headers.get('content-type') ?? '',
    fileName: attachmentName(disposition),
    content: Buffer.from(await answer.arrayBuffer()),
  };
}
