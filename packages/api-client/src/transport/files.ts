import type { calls, RequestOf, ResponseOf } from '@tolk/contract';
import { apiBase, headers, type Envelope } from '@tolk/contract/headers';
import { getLanguage } from '@tolk/i18n';
import { readToken } from '../session/token.ts';
import { announce } from './effects.ts';
import { noAnswer, outcomeOf, readAnswer, type Outcome } from './outcome.ts';
import { learnServerTime } from './server-clock.ts';
import { signedHeaders } from './sign.ts';

type FileCalls = (typeof calls)['supinterface']['files'];
export type UploadedFile = ResponseOf<FileCalls['uploadFile']>;
export type FilePurpose = RequestOf<FileCalls['uploadFile']>['purpose'];

const uploadUrl = `${apiBase}/supinterface/uploadFile`;
const downloadUrl = `${apiBase}/supinterface/downloadFile`;

function readEnvelope(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}

function outcomeOfUpload(request: XMLHttpRequest): Outcome {
  learnServerTime(request.getResponseHeader(headers.serverTime));
  const envelope = readEnvelope(request.responseText);
  const requestId = request.getResponseHeader(headers.requestId) ?? undefined;
  return envelope === null ? noAnswer() : outcomeOf(envelope, request.status, requestId);
}

/**
 * Uploads one file. `onProgress` hears the share sent, 0 to 1; `signal` cancels. XMLHttpRequest,
 * since fetch does not tell how much of a body was sent. Throws a `CallError`.
 */
export function uploadFile(
  file: File,
  purpose: FilePurpose,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<UploadedFile> {
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the file begins.
  form.append('purpose', purpose);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', uploadUrl);
    const signed = signedHeaders({ method: 'POST', path: uploadUrl, body: '' }, readToken());
    for (const [name, value] of Object.entries(signed)) request.setRequestHeader(name, value);
    request.setRequestHeader('accept-language', getLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      const outcome = request.status === 0 ? noAnswer() : outcomeOfUpload(request);
      if (outcome.ok) return resolve(outcome.data as UploadedFile);
      if (!signal?.aborted) announce(outcome.error);
      return reject(outcome.error);
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Fetches a file and hands it to the browser's downloads under its name. Rejects with a `CallError`. */
export async function downloadFile({
  fileId,
  fileName,
}: {
  fileId: string;
  fileName: string;
}): Promise<void> {
  const body = JSON.stringify({ fileId });
  const response = await fetch(downloadUrl, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': getLanguage(),
      ...signedHeaders({ method: 'POST', path: downloadUrl, body }, readToken()),
    },
  }).catch(() => null);
  if (response?.headers.get('content-disposition')) return save(await response.blob(), fileName);
  const outcome = response === null ? noAnswer() : await readAnswer(response);
  if (outcome.ok) return undefined;
  announce(outcome.error);
  return Promise.reject(outcome.error);
}

function save(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address over once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
