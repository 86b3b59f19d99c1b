import type { ProjectType } from './dictionaries/work.ts';
import * as limits from './limits.ts';
import { addMs, HOUR } from './time.ts';
import { countingRuleOf, isCountedByCharacter } from './word-count.ts';
import { afterWorkingDays } from './working-days.ts';

const { perDay, applyDays, workDays: workDaysMax } = limits.postingProposal;

/** The unit that work of this kind is priced in where nobody said otherwise. */
export function usualUnit(projectType: ProjectType, sourceLanguage: string): string {
  if (projectType === 'interpretation') return 'hour';
  return isCountedByCharacter(sourceLanguage) ? 'thousand-characters' : 'thousand-words';
}

/** What one person does on a working day, in words or characters of the source; null for interpreting. */
export function outputPerDay(projectType: ProjectType, sourceLanguage: string): number | null {
  if (projectType === 'interpretation') return null;
  return perDay[projectType][countingRuleOf(sourceLanguage).unit];
}

/** When so much work can be there: time to find somebody first, then working days in the client's zone. */
export interface ProposedTime {
  workDays: number;
  dueDate: Date;
}

/** Null where it is not known how much it is, for interpreting, and for more than one person's work. */
export function proposedTime(
  work: { projectType: ProjectType; sourceLanguage: string; words: number | null },
  zone: string,
  now: Date,
): ProposedTime | null {
  const output = outputPerDay(work.projectType, work.sourceLanguage);
  if (output === null || work.words === null || work.words <= 0) return null;
  const workDays = Math.ceil(work.words / output);
  if (workDays > workDaysMax) return null;
  return { workDays, dueDate: afterWorkingDays(now, applyDays + workDays, zone) };
}

/**
 * Until when suppliers may apply: for two working days, and for half of the time where the work is due
 * or begins sooner, by the full hour. Null when that is past.
 */
export function proposedDeadline(end: Date | null, zone: string, now: Date): Date | null {
  const usual = afterWorkingDays(now, applyDays, zone);
  if (end === null) return usual;
  const half = addMs(now, (end.getTime() - now.getTime()) / 2);
  if (half >= usual) return usual;
  const hour = new Date(Math.floor(half.getTime() / HOUR) * HOUR);
  return hour > now ? hour : null;
}

/** Hours of one session, by the half hour; null for a booking of several days. */
export function sessionHours(start: Date, end: Date): number | null {
  const ms = end.getTime() - start.getTime();
  if (ms <= 0 || ms > limits.order.bookings.ms) return null;
  return Math.max(limits.workload.min, Math.ceil((ms / HOUR) * 2) / 2);
}
