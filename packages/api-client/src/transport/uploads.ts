import type { CallPath, calls, RequestOf, ResponseOf } from '@tolk/contract';
import { apiBase, headers, type Envelope } from '@tolk/contract/headers';
import type { Identity } from '@tolk/domain';
import { getLanguage } from '@tolk/i18n';
import { sessionOfPath } from '../session/session-of-path.ts';
import { callServer } from './call.ts';
import { repairedCall } from './repaired-call.ts';
import { noAnswer, outcomeOf, type Outcome } from './outcome.ts';
import { learnServerTime } from './server-clock.ts';
import { signedHeaders } from './sign.ts';
import { watchStandstill } from './standstill.ts';

type FileCalls = (typeof calls)['supinterface']['files'];
export type UploadedFile = ResponseOf<FileCalls['uploadFile']>;
export type FilePurpose = RequestOf<FileCalls['uploadFile']>['purpose'];

export interface UploadOptions {
  /** Hears the share sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

/** Uploads one file. Throws a `CallError`. */
export function uploadFile(
  file: File,
  purpose: FilePurpose,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  return upload<UploadedFile>('/supinterface/uploadFile', { purpose }, file, options);
}

/** Uploads one file for a ruling, as the member of staff who is signed in. Throws a `CallError`. */
export function uploadRulingFile(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  return upload<UploadedFile>('/opsinterface/uploadRulingFile', {}, file, options);
}

/** Deletes a file that was taken out of a ruling again; one that a ruling has stays there. */
export async function discardRulingFile(fileId: string): Promise<void> {
  await callServer('/opsinterface/deleteRulingFile', { fileId }, { quiet: true });
}

/** Uploads one file for an answer of the service desk. Throws a `CallError`. */
export function uploadServiceFile(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  return upload<UploadedFile>('/opsinterface/uploadServiceFile', {}, file, options);
}

/** Deletes a file that was taken out of an answer again; one that was sent stays there. */
export async function discardServiceFile(fileId: string): Promise<void> {
  await callServer('/opsinterface/deleteServiceFile', { fileId }, { quiet: true });
}

/** Uploads the paper of a tax invoice. Throws a `CallError`. */
export function uploadTaxInvoiceFile(
  file: File,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  return upload<UploadedFile>('/opsinterface/uploadTaxInvoiceFile', {}, file, options);
}

/** Deletes a file that was taken out of the form again; one that an invoice has stays there. */
export async function discardTaxInvoiceFile(fileId: string): Promise<void> {
  await callServer('/opsinterface/deleteTaxInvoiceFile', { fileId }, { quiet: true });
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

/**
 * Deletes a file that the person has taken out of a form again. One that an order, a resume or anything
 * else refers to stays there, and what is left over is cleaned up later: nothing is said.
 */
export async function discardFile(fileId: string): Promise<void> {
  const request: RequestOf<FileCalls['deleteFile']> = { fileId };
  await callServer('/supinterface/deleteFile', request, { quiet: true });
}

async function upload<Answer>(
  path: CallPath,
  fields: Readonly<Record<string, string>>,
  file: File,
  options: UploadOptions,
): Promise<Answer> {
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the file begins.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const outcome = await repairedCall(path, () => sendForm(path, form, options), options);
  return outcome.ok ? (outcome.data as Answer) : Promise.reject(outcome.error);
}

/** XMLHttpRequest, since fetch does not tell how much of a body was sent. */
function sendForm(path: CallPath, form: FormData, options: UploadOptions): Promise<Outcome> {
  const { onProgress, signal } = options;
  const request = openRequest(path);
  const standstill = watchStandstill();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    standstill.moved();
    onProgress?.(total > 0 ? loaded / total : 0);
  });
  const abort = () => request.abort();
  standstill.signal.addEventListener('abort', abort);
  signal?.addEventListener('abort', abort);
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      standstill.end();
      signal?.removeEventListener('abort', abort);
      resolve(outcomeOfUpload(request, path));
    });
    request.send(form);
  });
}

function openRequest(path: CallPath): XMLHttpRequest {
  const url = `${apiBase}${path}`;
  const request = new XMLHttpRequest();
  request.open('POST', url);
  const signed = signedHeaders({ method: 'POST', path: url, body: '' }, sessionOfPath(path).read());
  for (const [name, value] of Object.entries(signed)) request.setRequestHeader(name, value);
  request.setRequestHeader('accept-language', getLanguage());
  return request;
}

function outcomeOfUpload(request: XMLHttpRequest, path: string): Outcome {
  if (request.status === 0) return noAnswer();
  learnServerTime(request.getResponseHeader(headers.serverTime));
  const envelope = readEnvelope(request.responseText);
  const requestId = request.getResponseHeader(headers.requestId) ?? undefined;
  return envelope === null
    ? noAnswer()
    : outcomeOf(envelope, { path, status: request.status, requestId });
}

function readEnvelope(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
