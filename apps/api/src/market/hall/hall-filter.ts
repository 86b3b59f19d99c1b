import type { RequestOf, calls } from '@tolk/contract';
import { DAY, addMs } from '@tolk/domain';
import { salaryBands } from '@tolk/domain/dictionaries/work';
import type { HallFilter } from './hall-repository.ts';
import { searchTerms } from '../../database/search-terms.ts';

export type HallRequest = RequestOf<typeof calls.supinterface.jobs.getHallCounts>;

/** Times in a filter move in such steps (ms), so that filters of one moment are the same filter. */
const stepMs = 10_000;

/** What a person asked the job hall for; null when nothing can fit it. */
export function hallFilterOf(request: HallRequest, now: Date): HallFilter | null {
  const text = request.search?.trim() ?? '';
  const search = searchTerms(text);
  if (text !== '' && search === null) return null;
  const band = salaryBands.find(({ value }) => value === request.salaryBand);
  if (request.salaryBand && band === undefined) return null;
  const after = stepOf(now);
  return {
    search,
    projectType: request.projectType,
    status: request.projectStatus,
    field: request.whFieldId,
    sourceLanguage: request.sourceLanguage,
    targetLanguage: request.targetLanguage,
    region: request.region,
    unit: request.unitName,
    salaryFrom: request.salaryFrom,
    salaryTo: request.salaryTo,
    salaryBand: band && { unit: band.unit, from: band.minFen, below: band.maxFen },
    deadline: request.deadlineWithin && {
      after,
      until: addMs(after, request.deadlineWithin * DAY),
    },
  };
}

/** The end of the step in which this moment lies: what is due in a day stands at the end of it. */
export function stepOf(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / stepMs) * stepMs);
}
