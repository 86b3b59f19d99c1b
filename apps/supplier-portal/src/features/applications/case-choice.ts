import type { ApplicationRow } from '@tolk/contract';

type SentCase = ApplicationRow['projectCases'][number];

interface ResumeCase extends Omit<SentCase, 'projectCaseId'> {
  projectExperienceId: string;
}

export interface CaseChoice {
  /** Names the case in the application, or else in the resume. */
  value: string;
  projectName: string;
  isSent: boolean;
  /** It reads so in the resume now. */
  inResume: boolean;
}

/** Cases that went along, and those of the resume beside them; one that reads the same in both is there once. */
export function caseChoices(
  sent: readonly SentCase[],
  resume: readonly ResumeCase[],
): CaseChoice[] {
  const others = resume.filter((other) => !sent.some((one) => readsAlike(one, other)));
  return [
    ...sent.map((one) => ({
      value: one.projectCaseId,
      projectName: one.projectName,
      isSent: true,
      inResume: resume.some((other) => readsAlike(one, other)),
    })),
    ...others.map(({ projectExperienceId: value, projectName }) => ({
      value,
      projectName,
      isSent: false,
      inResume: true,
    })),
  ];
}

function readsAlike(one: SentCase, other: ResumeCase): boolean {
  return (['projectName', 'startMonth', 'endMonth', 'description'] as const).every(
    (fact) => one[fact] === other[fact],
  );
}

/** What is chosen, as the call takes it; a choice of yesterday that is not offered any more is left out. */
export function chosenCases(chosen: readonly string[], offered: readonly CaseChoice[]) {
  const of = (isSent: boolean) =>
    offered.flatMap((one) =>
      one.isSent === isSent && chosen.includes(one.value) ? [one.value] : [],
    );
  return { keptCaseIds: of(true), projectExperienceIds: of(false) };
}
