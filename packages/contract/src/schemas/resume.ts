import { limits, resumeParts } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  Count,
  FileInfo,
  Flag,
  Id,
  Line,
  Nullable,
  OneOf,
  ShareOfCases,
  Text,
  Timestamp,
  Url,
} from './base.ts';
import { FreeDays } from './availability.ts';
import { Month, OutputRow, SupContact } from './profile.ts';

const { resume } = limits;
const Title = Line(resume.title, 1);
const Description = Text(resume.description);
const FileIds = Type.Array(Id, { uniqueItems: true, maxItems: resume.filesPerEntry });
const Files = { files: Type.Array(FileInfo) };

/** `end` null: until today. */
const period = { startMonth: Month, endMonth: Nullable(Month) };

export const educationFields = {
  university: Title,
  major: Title,
  /** Dictionary `degree`. */
  degree: Text(40, 1),
  ...period,
  description: Description,
  /** Graduation and degree certificates, uploaded as `resume`. */
  fileIds: FileIds,
};
export const certificateFields = {
  /** Dictionary `language`. */
  language: Text(20, 2),
  certificate: Title,
  level: Text(resume.title),
  /** Month of issue; null when unknown. */
  issuedMonth: Nullable(Month),
  /** Photos of the certificate. */
  fileIds: FileIds,
};
export const workExperienceFields = {
  company: Title,
  occupation: Title,
  ...period,
  description: Description,
};
export const projectExperienceFields = {
  projectName: Title,
  ...period,
  description: Text(resume.description, 1),
  fileIds: FileIds,
};

export const Education = Type.Object({
  educationId: Id,
  ...educationFields,
  fileIds: Type.Array(Id),
  ...Files,
});
export const Certificate = Type.Object({
  certificateId: Id,
  ...certificateFields,
  fileIds: Type.Array(Id),
  ...Files,
});
export const WorkExperience = Type.Object({ workExperienceId: Id, ...workExperienceFields });
export const ProjectExperience = Type.Object({
  projectExperienceId: Id,
  ...projectExperienceFields,
  fileIds: Type.Array(Id),
  ...Files,
});
export type Education = Static<typeof Education>;
export type Certificate = Static<typeof Certificate>;
export type WorkExperience = Static<typeof WorkExperience>;
export type ProjectExperience = Static<typeof ProjectExperience>;

/** Passed tests, the newest of each pair. */
export const PassedTest = Type.Object({
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  /** Share of right answers, 0 to 1; null for an offline test without a score. */
  score: Nullable(Type.Number()),
  offline: Flag,
  finishTime: Timestamp,
  /** Fields (dictionary `field`) that verified certificates of this pair prove. */
  provenFieldIds: Type.Array(Type.String()),
});
export type PassedTest = Static<typeof PassedTest>;

/** How a supplier works: of the last year, each null from fewer than `limits.publicProfile.figureCases`. */
export const SupplierFigures = Type.Object({
  /** Texts whose first delivery came by the time agreed on. */
  onTime: Nullable(ShareOfCases),
  /** Delivered texts that were accepted without a round of changes. */
  acceptedAtOnce: Nullable(ShareOfCases),
  /** Median time until an order or invitation was answered, milliseconds. */
  answersIn: Nullable(Type.Object({ ms: Type.Number({ minimum: 0 }), cases: Count })),
  /** Of clients with a completed order those with another one. */
  cameAgain: Nullable(ShareOfCases),
});
export type SupplierFigures = Static<typeof SupplierFigures>;

/** The head of a resume: everything about the person in one read (Grjlxx = personal resume information). */
export const ResumeHead = Type.Object({
  supUserId: Id,
  supUserName: Type.String(),
  supUserAvatar: Nullable(Url),
  /** Full years; null without a date of birth. */
  age: Nullable(Count),
  sex: Type.String(),
  /** The highest one in the resume, dictionary `degree`; null without education. */
  degree: Nullable(Type.String()),
  nationality: Type.String(),
  region: Type.String(),
  location: Type.String(),
  motherTongue: Type.String(),
  languageSkills: Type.Array(Type.String()),
  whFieldIds: Type.Array(Type.String()),
  translationYears: Type.String(),
  jieGaoTime: Type.Array(Type.String()),
  personalProfile: Type.String(),
  companyName: Nullable(Type.String()),
  realNameVerified: Flag,
  companyVerified: Flag,
  memberSince: Timestamp,
  completedOrders: Count,
  rating: Type.Object({ average: Nullable(Type.Number()), count: Count }),
  figures: SupplierFigures,
  passedTests: Type.Array(PassedTest),
});
export type ResumeHead = Static<typeof ResumeHead>;

/** What a client wrote about the supplier, without the client's name. */
export const ResumeEvaluation = Type.Object({
  /** For reporting it. */
  evaluateId: Id,
  evaluateGrade: Type.Integer({ minimum: 1, maximum: 5 }),
  evaluateDescription: Type.String(),
  createTime: Timestamp,
  reply: Nullable(Type.String({ description: 'The public answer of the supplier' })),
});
export type ResumeEvaluation = Static<typeof ResumeEvaluation>;

/** A completed order of the last year, with nothing that tells whose it was. */
export const PastWork = Type.Object({
  /** In which it was completed. */
  month: Month,
  /** Dictionary `field`. */
  whFieldId: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  /** Stars of its review; null without one that shows. */
  evaluateGrade: Nullable(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type PastWork = Static<typeof PastWork>;

/** The whole resume, for its owner and for clients who may read it. */
export const Resume = Type.Object({
  head: ResumeHead,
  outputs: Type.Array(OutputRow),
  educations: Type.Array(Education),
  certificates: Type.Array(Certificate),
  workExperiences: Type.Array(WorkExperience),
  projectExperiences: Type.Array(ProjectExperience),
  selfEvaluation: Type.String(),
  /** Those that show, newest first; at most the newest twenty. */
  reviews: Type.Array(ResumeEvaluation),
  /**
   * The newest first, of kinds of work (field and pair) that `limits.publicProfile.figureCases` clients had
   * done; none of a supplier who is not to be found.
   */
  pastWork: Type.Array(PastWork),
  availability: Nullable(FreeDays),
  resumeFile: Nullable(FileInfo),
  /** Only for its owner and for clients with an application or an order; null for others. */
  contact: Nullable(SupContact),
});
export type Resume = Static<typeof Resume>;

export const ResumePart = OneOf(resumeParts);

/** Whether and how a supplier's resume is public. */
export const ResumeShare = Type.Object({
  link: Nullable(Type.String({ description: 'URL; null while the resume is not public' })),
  parts: Type.Array(ResumePart),
});
export type ResumeShare = Static<typeof ResumeShare>;

/** What was read in a resume file; empty is what it does not say. Nothing of it is kept. */
export const ResumeFindings = Type.Object({
  email: Type.String(),
  phone: Type.String(),
  wechat: Type.String(),
  /** Dictionary `language`. */
  languages: Type.Array(Type.String()),
  educations: Type.Array(
    Type.Object({
      university: Type.String(),
      major: Type.String(),
      /** Dictionary `degree`. */
      degree: Type.String(),
      ...period,
    }),
  ),
  workExperiences: Type.Array(
    Type.Object({ company: Type.String(), occupation: Type.String(), ...period }),
  ),
});
export type ResumeFindings = Static<typeof ResumeFindings>;

const { fileIds: _educationFiles, ...sharedEducation } = educationFields;
const { fileIds: _certificateFiles, ...sharedCertificate } = certificateFields;
const { fileIds: _projectFiles, ...sharedProject } = projectExperienceFields;

/** What somebody with the link sees; a part that the owner keeps back is null, files never go along. */
export const SharedResume = Type.Object({
  supUserName: Type.String(),
  supUserAvatar: Nullable(Type.String({ description: 'URL' })),
  memberSince: Timestamp,
  work: Nullable(
    Type.Object({
      completedOrders: Count,
      languagePairs: Type.Array(
        Type.Object({ sourceLanguage: Type.String(), targetLanguage: Type.String() }),
      ),
      whFieldIds: Type.Array(Type.String({ description: 'Fields of the completed orders' })),
    }),
  ),
  reviews: Nullable(
    Type.Object({
      average: Nullable(Type.Number({ description: '1 to 5; null without a review' })),
      list: Type.Array(ResumeEvaluation),
    }),
  ),
  profile: Nullable(
    Type.Object({
      personalProfile: Type.String(),
      motherTongue: Type.String(),
      languageSkills: Type.Array(Type.String()),
      whFieldIds: Type.Array(Type.String()),
      translationYears: Type.String(),
      nationality: Type.String(),
      region: Type.String({ description: 'City or province in China; else empty' }),
    }),
  ),
  education: Nullable(Type.Array(Type.Object(sharedEducation))),
  experience: Nullable(
    Type.Object({
      employment: Type.Array(Type.Object(workExperienceFields)),
      projects: Type.Array(Type.Object(sharedProject)),
    }),
  ),
  certificates: Nullable(Type.Array(Type.Object(sharedCertificate))),
});
export type SharedResume = Static<typeof SharedResume>;
