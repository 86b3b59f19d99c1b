import { interpretationModes } from '@tolk/domain/dictionaries/work';

interface Work {
  projectType: string;
  interpretationMode: string | null;
}

/** Interpreting takes place at a time, other work is delivered until one. */
export function isInterpreting({ projectType }: Pick<Work, 'projectType'>): boolean {
  return projectType === 'interpretation';
}

/** A booking that somebody travels to: the mode says so. */
export function isOnSite(work: Work): boolean {
  const mode = interpretationModes.find(({ value }) => value === work.interpretationMode);
  return isInterpreting(work) && mode?.remote === false;
}
