import { MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Text } from '../../schemas/base.ts';
import { SharedResume } from '../../schemas/resume.ts';

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
};
