import type { Resume, ResumeFindings } from '@tolk/contract';

export interface FoundContact {
  field: 'email' | 'phone' | 'wechat';
  value: string;
}

type New = Pick<ResumeFindings, 'languages' | 'educations' | 'workExperiences'> & {
  contacts: FoundContact[];
};

/** What a file says that the resume does not have yet: nothing known is proposed again. */
export function newIn(findings: ResumeFindings, resume: Resume): New {
  const { head, contact } = resume;
  const fields = ['email', 'phone', 'wechat'] as const;
  return {
    contacts: fields.flatMap((field) =>
      findings[field] === '' || contact?.[field] ? [] : [{ field, value: findings[field] }],
    ),
    languages: findings.languages.filter(
      (language) => language !== head.motherTongue && !head.languageSkills.includes(language),
    ),
    educations: findings.educations.filter(
      ({ university, startMonth }) =>
        !resume.educations.some(
          (entry) => entry.university === university && entry.startMonth === startMonth,
        ),
    ),
    workExperiences: findings.workExperiences.filter(
      ({ startMonth }) => !resume.workExperiences.some((entry) => entry.startMonth === startMonth),
    ),
  };
}
