import { MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { ApplicationRow } from '../../schemas/application.ts';
import { Count, Id, Nothing, Nullable, Text, Timestamp } from '../../schemas/base.ts';
import { SupplierNote } from '../../schemas/people.ts';
import { Resume, SharedResume } from '../../schemas/resume.ts';

/** Suppliers' resumes as others see them. */
export const clientResumes = {
  getSharedResume: defineCall({
    path: '/clientinterface/getSharedResume',
    access: 'public',
    summary: 'What the owner of a resume made public under a share link.',
    request: Type.Object({ share: Text(64, 8) }),
    response: SharedResume,
    idempotency: 'none',
    limit: { max: 60, windowMs: MINUTE },
  }),
  getSupResumeData: defineCall({
    path: '/clientinterface/getSupResumeData',
    access: 'client',
    organisation: 'read',
    summary:
      'The resume of a supplier who applied, was invited, works for the caller or agreed to be found.',
    request: Type.Object({ supUserId: Id }),
    response: Type.Object({
      resume: Resume,
      /** The caller's applications of this supplier, the newest first. */
      applications: Type.Array(ApplicationRow),
      /** The caller's orders with this supplier for their postings that are neither rejected nor over. */
      postingOrders: Type.Array(Type.Object({ projectOrderId: Id, projectReleaseInforId: Id })),
      note: Nullable(SupplierNote),
      /** The names of the caller’s lists that hold the supplier. */
      savedIn: Type.Array(Type.String()),
    }),
    idempotency: 'none',
  }),
  getResumeViewReminder: defineCall({
    path: '/clientinterface/getResumeViewReminder',
    access: 'client',
    organisation: 'read',
    summary: 'How many received resumes wait to be read, and since when.',
    request: Nothing,
    response: Type.Object({ count: Count, oldestTime: Nullable(Timestamp), msg: Type.String() }),
    idempotency: 'none',
  }),
};
