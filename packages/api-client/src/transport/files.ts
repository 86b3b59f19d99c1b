import type { AnyCall, CallPath, calls, RequestOf, ResponseOf } from '@tolk/contract';
import { apiBase, headers, type Envelope } from '@tolk/contract/headers';
import type { Identity } from '@tolk/domain';
import { getLanguage } from '@tolk/i18n';
import { sessionOfPath } from '../session/session-of-path.ts';
import { announce } from './effects.ts';
import { noAnswer, outcomeOf, readAnswer, type Outcome } from './outcome.ts';
import { learnServerTime } from './server-clock.ts';
import { signedHeaders } from './sign.ts';

type FileCalls = (typeof calls)['supinterface']['files'];
type ReviewCalls = (typeof calls)['opsinterface']['reviews'];
export type UploadedFile = ResponseOf<FileCalls['uploadFile']>;
export type FilePurpose = RequestOf<FileCalls['uploadFile']>['purpose'];

export interface UploadOptions {
  /** Hears the share sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

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

/** Uploads one file. Throws a `CallError`. */
export function uploadFile(
  file: File,
  purpose: FilePurpose,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  return upload<UploadedFile>('/supinterface/uploadFile', { purpose }, file, options);
}

/** Sets the avatar of who is signed in; `picture` is what was cut out. Throws a `CallError`. */
export function uploadAvatar(
  picture: File,
  as: Identity,
  options: UploadOptions = {},
): Promise<{ avatarUrl: string }> {
  const area = as === 'supplier' ? 'supinterface' : 'clientinterface';
  return upload<{ avatarUrl: string }>(`/${area}/upAvatar`, {}, picture, options);
}

/** XMLHttpRequest, since fetch does not tell how much of a body was sent. */
function upload<Answer>(
  path: CallPath,
  fields: Readonly<Record<string, string>>,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const url = `${apiBase}${path}`;
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the file begins.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    const signed = signedHeaders(
      { method: 'POST', path: url, body: '' },
      sessionOfPath(path).read(),
    );
    for (const [name, value] of Object.entries(signed)) request.setRequestHeader(name, value);
    request.setRequestHeader('accept-language', getLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      const outcome = request.status === 0 ? noAnswer() : outcomeOfUpload(request);
      if (outcome.ok) return resolve(outcome.data as Answer);
      if (!signal?.aborted) announce(outcome.error);
      return reject(outcome.error);
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** What an address made of a blob may hold: anything else could run there as if it were ours. */
const shownTypes = /^image\/(?:png|jpeg|webp|gif)$/;

/**
 * The content of a picture that the person may read, to show it on the screen. Rejects with a
 * `CallError`, and with an `Error` when the file is no picture.
 */
export function previewFile(fileId: string): Promise<Blob> {
  return previewCallFile<FileCalls['downloadFile']>('/supinterface/downloadFile', { fileId });
}

/** The same for staff, of a document that belongs to a review; each look is noted. */
export function previewReviewFile(fileId: string): Promise<Blob> {
  return previewCallFile<ReviewCalls['downloadReviewFile']>('/opsinterface/downloadReviewFile', {
    fileId,
  });
}

/** The same of any call that answers with a file; name the call to have its request checked. */
export async function previewCallFile<Call extends AnyCall>(
  path: Call['path'],
  request: RequestOf<Call>,
): Promise<Blob> {
  const content = await fetchContent(path, request);
  if (!shownTypes.test(content.type)) throw new Error('Only pictures are shown in the page.');
  return content;
}

/** Fetches a file and hands it to the browser's downloads under its name. Rejects with a `CallError`. */
export function downloadFile({
  fileId,
  fileName,
}: {
  fileId: string;
  fileName: string;
}): Promise<void> {
  return downloadCallFile<FileCalls['downloadFile']>(
    '/supinterface/downloadFile',
    { fileId },
    fileName,
  );
}

/** Hands everything that is stored about the person to the browser's downloads. Rejects with a `CallError`. */
export function downloadOwnData(fileName: string): Promise<void> {
  return downloadCallFile('/supinterface/exportOwnData', {}, fileName);
}

/**
 * Hands the answer of a call that answers with a file to the browser's downloads under `fileName`.
 * Name the call to have its request checked: `downloadCallFile<Calls['downloadX']>(…)`. Rejects with
 * a `CallError`.
 */
export async function downloadCallFile<Call extends AnyCall>(
  path: Call['path'],
  request: RequestOf<Call>,
  fileName: string,
): Promise<void> {
  save(await fetchContent(path, request), fileName);
}

async function fetchContent(path: CallPath, request: unknown): Promise<Blob> {
  const url = `${apiBase}${path}`;
  const body = JSON.stringify(request);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': getLanguage(),
      ...signedHeaders({ method: 'POST', path: url, body }, sessionOfPath(path).read()),
    },
  }).catch(() => null);
  if (response?.headers.get('content-disposition')) return response.blob();
  const outcome = response === null ? noAnswer() : await readAnswer(response);
  if (outcome.ok) throw new Error(`${path} answered without a file.`);
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
