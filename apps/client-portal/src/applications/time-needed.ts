import type { ReceivedApplication } from '@tolk/contract';
import { DAY, wordsOfWorkload } from '@tolk/domain';

type Work = Pick<
  ReceivedApplication,
  'wordsPerDay' | 'estimatedWorkload' | 'unitName' | 'sourceLanguage' | 'dueDate'
>;

/** Whole days that the supplier needs by the output in the resume; null where that can't be said. */
export function daysNeeded(work: Work): number | null {
  const { wordsPerDay, estimatedWorkload, unitName, sourceLanguage } = work;
  const words = wordsOfWorkload(estimatedWorkload, unitName, sourceLanguage);
  return words === null || wordsPerDay === null
    ? null
    : Math.max(1, Math.ceil(words / wordsPerDay));
}

/** Whether the work would be ready only after it is due, begun at `now` (ms). Work that is due already is not judged. */
export function isTooLate(work: Work, now: number): boolean {
  const days = daysNeeded(work);
  const left = work.dueDate === null ? null : Date.parse(work.dueDate) - now;
  return days !== null && left !== null && left > 0 && days * DAY > left;
}
