import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['resume'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetResumeShare: read<Calls['getResumeShare']>(build, '/supinterface/getResumeShare', [
      'ResumeShare',
    ]),
    supSetResumeShare: change<Calls['setResumeShare']>(build, '/supinterface/setResumeShare', [
      'ResumeShare',
    ]),
    supGetGrjlxx: read<Calls['getGrjlxx']>(build, '/supinterface/getGrjlxx', ['Resume']),
    supGetSupResumeData: read<Calls['getSupResumeData']>(build, '/supinterface/getSupResumeData', [
      'Resume',
    ]),
    supSaveEducation: change<Calls['saveEducation']>(build, '/supinterface/saveEducation', [
      'Resume',
      'Profile',
      'Overview',
      'File',
    ]),
    supUpdateEducation: change<Calls['updateEducation']>(build, '/supinterface/updateEducation', [
      'Resume',
      'Profile',
      'Overview',
      'File',
    ]),
    supDeleteEducation: change<Calls['deleteEducation']>(build, '/supinterface/deleteEducation', [
      'Resume',
      'Profile',
      'Overview',
      'File',
    ]),
    supGetEducation: read<Calls['getEducation']>(build, '/supinterface/getEducation', ['Resume']),
    supSaveCertificate: change<Calls['saveCertificate']>(build, '/supinterface/saveCertificate', [
      'Resume',
      'Profile',
      'Overview',
      'File',
    ]),
    supUpdateCertificate: change<Calls['updateCertificate']>(
      build,
      '/supinterface/updateCertificate',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supDeleteCertificate: change<Calls['deleteCertificate']>(
      build,
      '/supinterface/deleteCertificate',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supGetCertificate: read<Calls['getCertificate']>(build, '/supinterface/getCertificate', [
      'Resume',
    ]),
    supSaveWorkExperience: change<Calls['saveWorkExperience']>(
      build,
      '/supinterface/saveWorkExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supUpdateWorkExperience: change<Calls['updateWorkExperience']>(
      build,
      '/supinterface/updateWorkExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supDeleteWorkExperience: change<Calls['deleteWorkExperience']>(
      build,
      '/supinterface/deleteWorkExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supGetWorkExperience: read<Calls['getWorkExperience']>(
      build,
      '/supinterface/getWorkExperience',
      ['Resume'],
    ),
    supSaveProjectExperience: change<Calls['saveProjectExperience']>(
      build,
      '/supinterface/saveProjectExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supUpdateProjectExperience: change<Calls['updateProjectExperience']>(
      build,
      '/supinterface/updateProjectExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supDeleteProjectExperience: change<Calls['deleteProjectExperience']>(
      build,
      '/supinterface/deleteProjectExperience',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supGetProjectExperience: read<Calls['getProjectExperience']>(
      build,
      '/supinterface/getProjectExperience',
      ['Resume'],
    ),
    supSaveSelfEvaluation: change<Calls['saveSelfEvaluation']>(
      build,
      '/supinterface/saveSelfEvaluation',
      ['Resume', 'Profile', 'Overview', 'File'],
    ),
    supGetResumeFileFindings: read<Calls['getResumeFileFindings']>(
      build,
      '/supinterface/getResumeFileFindings',
      [],
    ),
    supSaveResumeFile: change<Calls['saveResumeFile']>(build, '/supinterface/saveResumeFile', [
      'Resume',
      'Profile',
      'Overview',
      'File',
    ]),
  }),
});

export const {
  useSupGetResumeShareQuery,
  useSupSetResumeShareMutation,
  useSupGetGrjlxxQuery,
  useSupGetSupResumeDataQuery,
  useSupSaveEducationMutation,
  useSupUpdateEducationMutation,
  useSupDeleteEducationMutation,
  useSupGetEducationQuery,
  useSupSaveCertificateMutation,
  useSupUpdateCertificateMutation,
  useSupDeleteCertificateMutation,
  useSupGetCertificateQuery,
  useSupSaveWorkExperienceMutation,
  useSupUpdateWorkExperienceMutation,
  useSupDeleteWorkExperienceMutation,
  useSupGetWorkExperienceQuery,
  useSupSaveProjectExperienceMutation,
  useSupUpdateProjectExperienceMutation,
  useSupDeleteProjectExperienceMutation,
  useSupGetProjectExperienceQuery,
  useSupSaveSelfEvaluationMutation,
  useSupGetResumeFileFindingsQuery,
  useSupSaveResumeFileMutation,
} = endpoints;
