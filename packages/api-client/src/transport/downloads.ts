import type { AnyCall, CallPath, calls, RequestOf } from '@tolk/contract';
import { attachmentName } from '@tolk/contract/attachment';
import { post } from './call.ts';
import { repairedCall } from './repaired-call.ts';
import { noAnswer, readAnswer, type Outcome } from './outcome.ts';
import { watchStandstill } from './standstill.ts';

type FileCalls = (typeof calls)['supinterface']['files'];
type ReviewCalls = (typeof calls)['opsinterface']['reviews'];

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
  // The place where the picture would be says that it is missing.
  const content = await fetchContent(path, request, { refusalIsSaid: false });
  if (!shownTypes.test(content.type)) throw new Error('Only pictures are shown in the page.');
  return content;
}

/**
 * The content of a PDF for a reader of ours, which draws it. Never make an address of it: what browsers
 * do with one is theirs. Rejects as `previewCallFile`.
 */
export async function readCallPdf<Call extends AnyCall>(
  path: Call['path'],
  request: RequestOf<Call>,
): Promise<Blob> {
  const content = await fetchContent(path, request, { refusalIsSaid: false });
  if (content.type !== 'application/pdf') throw new Error('Only PDFs are read in the page.');
  return content;
}

/** Fetches a file and hands it to the browser's downloads under its name. Rejects with a `CallError`. */
export function downloadFile({ fileId }: { fileId: string }): Promise<void> {
  return downloadCallFile<FileCalls['downloadFile']>('/supinterface/downloadFile', { fileId });
}

/** Hands everything that is stored about the person to the browser's downloads. Rejects with a `CallError`. */
export function downloadOwnData(): Promise<void> {
  return downloadCallFile('/supinterface/exportOwnData', {});
}

/**
 * Hands the answer of a call that answers with a file to the browser's downloads, under the name
 * that the server gives it. Name the call to have its request checked: `downloadCallFile<Calls['downloadX']>(…)`. Rejects with
 * a `CallError`.
 */
export async function downloadCallFile<Call extends AnyCall>(
  path: Call['path'],
  request: RequestOf<Call>,
): Promise<void> {
  saveFile(await fetchContent(path, request, { refusalIsSaid: true }));
}

async function fetchContent(
  path: CallPath,
  request: unknown,
  manners: { refusalIsSaid: boolean },
): Promise<File> {
  const body = JSON.stringify(request);
  const outcome = await repairedCall(path, () => fetchFile(path, body), manners);
  if (!outcome.ok) return Promise.reject(outcome.error);
  if (outcome.data instanceof File) return outcome.data;
  throw new Error(`${path} answered without a file.`);
}

async function fetchFile(path: CallPath, body: string): Promise<Outcome> {
  const standstill = watchStandstill();
  try {
    const response = await post(path, body, { signal: standstill.signal });
    if (response === null) return noAnswer();
    const disposition = response.headers.get('content-disposition');
    if (!disposition) return await readAnswer(response, path);
    const content = await readContent(response, standstill.moved);
    return { ok: true, data: new File(content, attachmentName(disposition), typeOf(response)) };
  } catch {
    // The connection broke, or stood still, in the middle of the file.
    return noAnswer();
  } finally {
    standstill.end();
  }
}

async function readContent(response: Response, moved: () => void): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    moved();
    parts.push(read.value);
  }
  return parts;
}

function typeOf({ headers }: Response): FilePropertyBag {
  return { type: headers.get('content-type') ?? '' };
}

/** Hands a file that the page made to the browser's downloads. */
export function saveFile(content: File): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = content.name;
  link.click();
  // The browser has taken the address over once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
