import { clientResumes } from '@tolk/contract/calls/clientinterface/resumes';
import { route } from '../../route.ts';
import { sharedResume } from '../../services/resumes/shared-resume.ts';

export const clientResumeRoutes = [route(clientResumes.getSharedResume, sharedResume)];
