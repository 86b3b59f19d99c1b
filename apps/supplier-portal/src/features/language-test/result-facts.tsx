import { Trans, useLingui } from '@lingui/react/macro';
import type { TestResult } from '@tolk/contract';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { DateTime } from '@tolk/design-system/pieces';
import { EndReason, useNote } from './result-look.tsx';

/** What came out of a test: right answers, when, why, and from when on it may be repeated. */
export function ResultFacts({ result }: { result: TestResult }) {
  const { t } = useLingui();
  const language = useLanguage();
  const note = useNote(result);
  const { correct, questionCount, score, finishTime, retakeTime, teamMemberName } = result;
  return (
    <>
      {teamMemberName === null ? null : <span>{teamMemberName}</span>}
      {correct === null || result.offline ? null : (
        <span data-figures="">{t`${correct} of ${questionCount} correct`}</span>
      )}
      {score === null ? null : <span data-figures="">{formatPercent(score, language)}</span>}
      {finishTime === null ? null : <DateTime iso={finishTime} />}
      <EndReason result={result} />
      {result.status === 'failed' && retakeTime !== null ? (
        <span>
          <Trans>
            Again from <DateTime iso={retakeTime} />
          </Trans>
        </span>
      ) : null}
      {note === '' ? null : <span>{note}</span>}
    </>
  );
}
