import type { ServiceFigures } from '@tolk/contract';
import { formatDuration, formatNumber, formatPercent, type Language } from '@tolk/i18n';

/** What is measured of the whole desk, of a member, of a tag. */
export type Measured = Pick<
  ServiceFigures,
  | 'begun'
  | 'closed'
  | 'firstAnswerMs'
  | 'resolutionMs'
  | 'firstAnswerInTime'
  | 'firstAnswers'
  | 'resolvedInTime'
  | 'ratings'
  | 'averageRating'
>;

/** A measure as a person reads it; a dash where there is none. */
export interface MeasuredWords {
  firstAnswer: string;
  firstAnswerInTime: string;
  resolution: string;
  resolvedInTime: string;
  satisfaction: string;
}

const none = '–';

export function wordsOf(measured: Measured, language: Language): MeasuredWords {
  const { firstAnswerMs, resolutionMs, averageRating } = measured;
  const share = (part: number, whole: number) =>
    whole === 0 ? none : formatPercent(part / whole, language);
  return {
    firstAnswer: firstAnswerMs === null ? none : formatDuration(firstAnswerMs, language),
    firstAnswerInTime: share(measured.firstAnswerInTime, measured.firstAnswers),
    resolution: resolutionMs === null ? none : formatDuration(resolutionMs, language),
    resolvedInTime: share(measured.resolvedInTime, measured.closed),
    satisfaction:
      averageRating === null ? none : formatNumber(Math.round(averageRating * 10) / 10, language),
  };
}
