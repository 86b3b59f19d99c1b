import type { FilePurpose } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { upAvatarCall } from '../avatar-call.ts';
import { Count, Done, FileInfo, Id, Nothing, OneOf } from '../../schemas/base.ts';

/**
 * What a file is uploaded for; it decides which types and sizes are taken. `document` is a photo of an
 * identity document or licence: only its owner and the staff who check it may read it. `evidence` is
 * shown in an appeal, `application` to the client who receives it, `feedback` to the staff of that desk, `invoice` is a company’s for its fees.
 */
export const filePurposes = [
  'order',
  'delivery',
  'posting',
  'application',
  'resume',
  'document',
  'evidence',
  'feedback',
  'invoice',
  'message',
  'service',
] as const satisfies readonly FilePurpose[];

/** Avatars are not counted. */
const FileSum = Type.Object({ files: Count, bytes: Count });

export const supFiles = {
  upAvatar: upAvatarCall('supinterface', 'supUserId'),
  uploadFile: defineCall({
    path: '/supinterface/uploadFile',
    access: 'any',
    organisation: 'read',
    summary:
      'Upload one file (part `file`, after the part `purpose`); its type is found by looking into it.',
    request: Type.Object({ purpose: OneOf(filePurposes) }),
    response: FileInfo,
    idempotency: 'none',
    body: 'multipart',
    errors: [
      errorCodes.payloadTooLarge,
      errorCodes.fileTypeRefused,
      errorCodes.fileTooComplex,
      errorCodes.tooManyEntries,
    ],
  }),
  downloadFile: defineCall({
    path: '/supinterface/downloadFile',
    access: 'any',
    organisation: 'read',
    summary: 'Download a file of one’s own or of an order one belongs to.',
    request: Type.Object({ fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  deleteFile: defineCall({
    path: '/supinterface/deleteFile',
    access: 'any',
    organisation: { client: 'ask', supplier: 'work' },
    summary: 'Delete a file of one’s own that nothing refers to.',
    request: Type.Object({ fileId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.fileInUse],
  }),
  getFileUse: defineCall({
    path: '/supinterface/getFileUse',
    access: 'any',
    organisation: 'read',
    summary: 'What one has uploaded in the last 24 hours, and all that is kept of one’s files.',
    request: Nothing,
    response: Type.Object({ lastDay: FileSum, kept: FileSum }),
    idempotency: 'none',
  }),
};
