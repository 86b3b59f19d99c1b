import { supResume } from '@tolk/contract/calls/supinterface/resume';
import { route } from '../../calls/route.ts';
import { certificates } from '../../profiles/resumes/certificates.ts';
import { educations } from '../../profiles/resumes/educations.ts';
import { addEntry, changeEntry, removeEntry } from '../../profiles/resumes/entries.ts';
import { readOwnResumeFile } from '../../profiles/resume-reading/read-resume-file.ts';
import { saveOwnEvaluation, saveOwnResumeFile } from '../../profiles/resumes/own-words.ts';
import { projectExperiences } from '../../profiles/resumes/project-experiences.ts';
import { ownResume } from '../../profiles/resumes/read-resume.ts';
import { resumeHeadOf } from '../../profiles/resumes/resume-head.ts';
import { ownShare, setShare } from '../../profiles/resumes/resume-share.ts';
import { workExperiences } from '../../profiles/resumes/work-experiences.ts';

export const supResumeRoutes = [
  route(supResume.getResumeShare, (_request, context) => ownShare(context)),
  route(supResume.setResumeShare, setShare),
  route(supResume.getGrjlxx, (_request, { deps, personId, now }) =>
    resumeHeadOf(deps.db, personId, now),
  ),
  route(supResume.getSupResumeData, ownResume),
  route(supResume.getEducation, (_request, { deps, personId }) =>
    educations.list(deps.db, personId),
  ),
  route(supResume.saveEducation, (form, context) => addEntry(educations, form, context)),
  route(supResume.updateEducation, ({ educationId, ...form }, context) =>
    changeEntry(educations, educationId, form, context),
  ),
  route(supResume.deleteEducation, ({ educationId }, context) =>
    removeEntry(educations, educationId, context),
  ),
  route(supResume.getCertificate, (_request, { deps, personId }) =>
    certificates.list(deps.db, personId),
  ),
  route(supResume.saveCertificate, (form, context) => addEntry(certificates, form, context)),
  route(supResume.updateCertificate, ({ certificateId, ...form }, context) =>
    changeEntry(certificates, certificateId, form, context),
  ),
  route(supResume.deleteCertificate, ({ certificateId }, context) =>
    removeEntry(certificates, certificateId, context),
  ),
  route(supResume.getWorkExperience, (_request, { deps, personId }) =>
    workExperiences.list(deps.db, personId),
  ),
  route(supResume.saveWorkExperience, (form, context) => addEntry(workExperiences, form, context)),
  route(supResume.updateWorkExperience, ({ workExperienceId, ...form }, context) =>
    changeEntry(workExperiences, workExperienceId, form, context),
  ),
  route(supResume.deleteWorkExperience, ({ workExperienceId }, context) =>
    removeEntry(workExperiences, workExperienceId, context),
  ),
  route(supResume.getProjectExperience, (_request, { deps, personId }) =>
    projectExperiences.list(deps.db, personId),
  ),
  route(supResume.saveProjectExperience, (form, context) =>
    addEntry(projectExperiences, form, context),
  ),
  route(supResume.updateProjectExperience, ({ projectExperienceId, ...form }, context) =>
    changeEntry(projectExperiences, projectExperienceId, form, context),
  ),
  route(supResume.deleteProjectExperience, ({ projectExperienceId }, context) =>
    removeEntry(projectExperiences, projectExperienceId, context),
  ),
  route(supResume.saveSelfEvaluation, saveOwnEvaluation),
  route(supResume.saveResumeFile, saveOwnResumeFile),
  route(supResume.getResumeFileFindings, readOwnResumeFile),
];
