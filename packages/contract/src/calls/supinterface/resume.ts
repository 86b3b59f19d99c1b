import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Flag, Nothing } from '../../schemas/base.ts';
import { ResumePart, ResumeShare } from '../../schemas/resume.ts';

/** A supplier's resume. */
export const supResume = {
  getResumeShare: defineCall({
    path: '/supinterface/getResumeShare',
    access: 'supplier',
    summary: 'Whether the resume is public, under which link and with which parts.',
    request: Nothing,
    response: ResumeShare,
    idempotency: 'none',
  }),
  setResumeShare: defineCall({
    path: '/supinterface/setResumeShare',
    access: 'supplier',
    summary:
      'Make the resume public under a link, choose its parts, or close it; a link that was closed never opens again.',
    request: Type.Object({
      open: Flag,
      parts: Type.Array(ResumePart, { uniqueItems: true, maxItems: 10 }),
    }),
    response: ResumeShare,
    idempotency: 'accepted',
  }),
};
