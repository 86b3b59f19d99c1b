import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierFigures } from '@tolk/contract';
import { HOUR, limits } from '@tolk/domain';
import { formatDuration, formatPercent, useLanguage } from '@tolk/i18n';

const { figureCases } = limits.publicProfile;

/** How the figures come about, in a few sentences. */
export function useFiguresRule(): string {
  const { t } = useLingui();
  return t`The same for every supplier, from the last twelve months and from ${figureCases} cases on. On time: the first delivery came by the time agreed on. Accepted without changes: the client asked for no round of them. Answers: the median time until an order or invitation was answered. Returning clients: of those with a completed order, those with two or more.`;
}

/** How a supplier works, a span each; nothing where there are too few cases. */
export function FigureSpans({ figures }: { figures: SupplierFigures }) {
  const { acceptedAtOnce, cameAgain } = figures;
  const percent = usePercent();
  return (
    <>
      <OnTime {...figures} />
      {acceptedAtOnce === null ? null : (
        <span data-figures="">
          <Trans>
            {percent(acceptedAtOnce.percent)} accepted without changes (of {acceptedAtOnce.cases})
          </Trans>
        </span>
      )}
      <AnswersIn {...figures} />
      {cameAgain === null ? null : (
        <span data-figures="">
          <Trans>
            {percent(cameAgain.percent)} of clients came back (of {cameAgain.cases})
          </Trans>
        </span>
      )}
    </>
  );
}

/** Of the figures those that fit a line of a list: how punctual they are, and how soon they answer. */
export function PunctualitySpans({ figures }: { figures: SupplierFigures }) {
  return (
    <>
      <OnTime {...figures} />
      <AnswersIn {...figures} />
    </>
  );
}

function OnTime({ onTime }: Pick<SupplierFigures, 'onTime'>) {
  const percent = usePercent();
  if (onTime === null) return null;
  return (
    <span data-figures="">
      <Trans>
        {percent(onTime.percent)} of {onTime.cases} deliveries on time
      </Trans>
    </span>
  );
}

function AnswersIn({ answersIn }: Pick<SupplierFigures, 'answersIn'>) {
  const language = useLanguage();
  if (answersIn === null) return null;
  return (
    <span data-figures="">
      {answersIn.ms < HOUR ? (
        <Trans>Usually answers within an hour</Trans>
      ) : (
        <Trans>Usually answers in {formatDuration(answersIn.ms, language)}</Trans>
      )}
    </span>
  );
}

function usePercent() {
  const language = useLanguage();
  return (value: number) => formatPercent(value / 100, language);
}

/** Whether there is anything to say yet. */
export function hasFigures(figures: SupplierFigures): boolean {
  return Object.values(figures).some((figure) => figure !== null);
}
