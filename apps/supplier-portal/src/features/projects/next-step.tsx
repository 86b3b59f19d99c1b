import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import { SentenceGap, useLanguage } from '@tolk/i18n';
import { isOverdue } from '@tolk/market-views';

interface Props {
  nextStep: { en: string; zh: string } | null;
  nextStepUntil: string | null;
  ownTurn: boolean;
  zone: string;
}

/** What comes next in a project, and until when; heavier where it is the supplier's turn. */
export function NextStep({ nextStep, nextStepUntil, ownTurn, zone }: Props) {
  const language = useLanguage();
  if (nextStep === null) return null;
  return (
    <Box component="span" sx={{ fontWeight: ownTurn ? 650 : 400 }}>
      {language === 'en' ? nextStep.en : nextStep.zh}
      {nextStepUntil === null ? null : (
        <>
          <SentenceGap />
          {isOverdue(nextStepUntil) ? (
            <Trans>
              Overdue since <Until iso={nextStepUntil} authorZone={zone} />.
            </Trans>
          ) : (
            <Trans>
              Until <Until iso={nextStepUntil} authorZone={zone} />.
            </Trans>
          )}
        </>
      )}
    </Box>
  );
}
