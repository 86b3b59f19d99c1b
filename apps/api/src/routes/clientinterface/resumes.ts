import { clientResumes } from '@tolk/contract/calls/clientinterface/resumes';
import { route } from '../../calls/route.ts';
import { resumeForClient } from '../../market/people/client-resume.ts';
import { resumeViewReminder } from '../../market/applications/waiting-resumes.ts';
import { sharedResume } from '../../profiles/resumes/shared-resume.ts';

export const clientResumeRoutes = [
  route(clientResumes.getSharedResume, sharedResume),
  route(clientResumes.getResumeViewReminder, resumeViewReminder),
  route(clientResumes.getSupResumeData, resumeForClient),
];
