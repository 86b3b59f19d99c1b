import { supResume } from '@tolk/contract/calls/supinterface/resume';
import { route } from '../../route.ts';
import { ownShare, setShare } from '../../services/resumes/resume-share.ts';

export const supResumeRoutes = [
  route(supResume.getResumeShare, (_request, context) => ownShare(context)),
  route(supResume.setResumeShare, setShare),
];
