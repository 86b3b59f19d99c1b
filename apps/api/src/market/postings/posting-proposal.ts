import type { MarketRate, RequestOf, ResponseOf, calls } from '@tolk/contract';
import {
  countsOtherwise,
  outputPerDay,
  proposedDeadline,
  proposedTime,
  sessionHours,
  usualUnit,
  wordsOfWorkload,
  workloadOfWords,
} from '@tolk/domain';
import { units } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import { fieldTexts, isZone, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { analysedFilesOf } from '../../files/uploads/file-repository.ts';
import { marketRates } from '../directory/market-rates.ts';

type Call = (typeof calls)['clientinterface']['positions']['getPostingProposal'];
type Request = RequestOf<Call>;

/**
 * What a posting of which little is known may be filled with. Throws `notFound` where a file is not
 * the caller's own.
 */
export async function proposePosting(
  request: Request,
  { deps: { db }, personId, now }: CallContext,
): Promise<ResponseOf<Call>> {
  const { projectType, sourceLanguage, startTime, dueDate, zone } = request;
  requireNoFaults(isZone(zone) ? {} : { zone: fieldTexts.unknownZone });
  const files = await analysedFilesOf(db, request.fileIds, personId);
  if (files.length < request.fileIds.length) refuse('notFound');
  const rates = ratesFor(await marketRates(db, now), request);
  const unitName = unitOf(request, rates);
  const counted = files.map(({ word_count }) => ({ wordCount: word_count }));
  const estimatedWorkload =
    projectType === 'interpretation'
      ? hoursOf(request, unitName)
      : workloadOfWords(counted, unitName);
  const words = wordsIn(request, unitName) ?? wordsOf(counted);
  const time = proposedTime({ projectType, sourceLanguage, words }, zone, now);
  return {
    unitName,
    wordCount: wordsOf(counted),
    estimatedWorkload,
    rate: rates.find((rate) => rate.unitName === unitName) ?? null,
    wordsPerDay: outputPerDay(projectType, sourceLanguage),
    workDays: time?.workDays ?? null,
    dueDate: time?.dueDate.toISOString() ?? null,
    // A proposed due date leaves time for applications; one that the client chose may not.
    deadline: proposedDeadline(dateOf(startTime ?? dueDate), zone, now)?.toISOString() ?? null,
  };
}

function ratesFor(rates: readonly MarketRate[], request: Request): MarketRate[] {
  return rates.filter(
    (rate) =>
      rate.projectType === request.projectType &&
      rate.sourceLanguage === request.sourceLanguage &&
      rate.targetLanguage === request.targetLanguage &&
      rate.currency === request.currency,
  );
}

/** The client's own while it fits the type; else what the market counts in, unless it counts the source otherwise. */
function unitOf({ projectType, sourceLanguage, unitName }: Request, rates: MarketRate[]): string {
  const chosen = units.find(({ value }) => value === unitName);
  if (chosen?.orderTypes.includes(projectType)) return chosen.value;
  const usual = rates.find((rate) => !countsOtherwise(rate.unitName, sourceLanguage));
  return usual?.unitName ?? usualUnit(projectType, sourceLanguage);
}

function hoursOf({ startTime, dueDate }: Request, unitName: string): number | null {
  const [start, end] = [dateOf(startTime), dateOf(dueDate)];
  return unitName === 'hour' && start && end ? sessionHours(start, end) : null;
}

/** The words or characters of the workload that the client gave. */
function wordsIn({ estimatedWorkload, sourceLanguage }: Request, unitName: string): number | null {
  if (estimatedWorkload === null) return null;
  return wordsOfWorkload(estimatedWorkload, unitName, sourceLanguage);
}

function wordsOf(files: readonly { wordCount: number | null }[]): number | null {
  return files.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0) || null;
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
