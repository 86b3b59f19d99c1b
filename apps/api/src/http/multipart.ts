import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@tolk/domain';
import type { Upload } from '../calls/call-context.ts';
import { CallRefusal, invalidFields, refuse } from '../calls/refusal.ts';
import { multipartWanted, notAForm } from './faults.ts';

/** What boundaries and fields may add to the file (bytes). */
const overhead = 65_536;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed tells "too large" from "just fits"; the store refuses it.
    limits: { fileSize: limits.file.bytes + 1, files: 1, fields: 10, fieldSize: 4_096, parts: 12 },
  });
}

/** Leaves a form unread that comes to a call without one: the call refuses it. */
export function leaveMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
}

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/** The one kind of form that carries files. */
export function isFormData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** Reads the fields up to the part `file`, whose bytes are left to the handler as a stream. */
export async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; upload: Upload }> {
  if (!request.isMultipart()) refuse('invalid', multipartWanted);
  if (Number(request.headers['content-length'] ?? 0) > limits.file.bytes + overhead)
    refuse('payloadTooLarge');
  const fields = new Map<string, string>();
  for await (const part of legible(request.parts())) {
    if (part.type === 'file') {
      if (part.fieldname === 'file')
        return { fields: Object.fromEntries(fields), upload: uploadOf(part) };
      part.file.resume();
    } else {
      fields.set(part.fieldname, String(part.value));
    }
  }
  return invalidFields({ file: { en: 'Choose a file.', zh: '请选择文件。' } });
}

function uploadOf(part: MultipartFile): Upload {
  return { stream: Readable.from(legible(part.file)), fileName: part.filename };
}

/** What the parser gives; where it can't go on (no boundary, cut short), the call is refused. */
async function* legible<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch {
    throw new CallRefusal('invalid', notAForm);
  }
}
