import { clientResumes } from '@tolk/contract/calls/clientinterface/resumes';
import { route } from '../../route.ts';
import { resumeForClient } from '../../services/people/client-resume.ts';
import { resumeViewReminder } from '../../services/applications/waiting-resumes.ts';
import { sharedResume } from '../../services/resumes/shared-resume.ts';

export const clientResumeRoutes = [
  route(clientResumes.getSharedResume, sharedResume),
  route(clientResumes.getResumeViewReminder, resumeViewReminder),
  route(clientResumes.getSupResumeData, resumeForClient),
];
