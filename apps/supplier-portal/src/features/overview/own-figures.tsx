import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierFigures } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { HOUR, limits } from '@tolk/domain';
import { formatDuration, formatPercent, useLanguage } from '@tolk/i18n';
import { hasFigures, useFiguresRule } from '@tolk/market-views';
import type { ReactNode } from 'react';

const { figureCases } = limits.publicProfile;

interface OwnFiguresProps {
  figures: SupplierFigures;
}

/** The own figures as clients see them, each with what would better it. */
export function OwnFigures({ figures }: OwnFiguresProps) {
  const rule = useFiguresRule();
  return (
    <Section title={<Trans>How clients see your work</Trans>}>
      {hasFigures(figures) ? <Figures figures={figures} /> : <NoneYet />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {rule}
      </Typography>
    </Section>
  );
}

function NoneYet() {
  return (
    <Typography>
      <Trans>
        Your figures appear here and on your resume from {figureCases} cases on: texts that you
        delivered, or orders and invitations that you answered.
      </Trans>
    </Typography>
  );
}

function Figures({ figures }: OwnFiguresProps) {
  const { onTime, acceptedAtOnce, answersIn, cameAgain } = figures;
  const { t } = useLingui();
  const language = useLanguage();
  const percent = (share: { percent: number } | null) =>
    share && formatPercent(share.percent / 100, language);
  const answers = answersIn && answersIn.ms < HOUR ? t`under an hour` : null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      <Figure
        name={<Trans context="figure">On time</Trans>}
        value={percent(onTime)}
        isBest={onTime?.percent === 100}
        better={<Trans>When time gets short, ask the client for more before it runs out.</Trans>}
      />
      <Figure
        name={<Trans context="figure">Accepted without changes</Trans>}
        value={percent(acceptedAtOnce)}
        isBest={acceptedAtOnce?.percent === 100}
        better={
          <Trans>
            Go through the client’s instructions once more before you deliver, and ask where
            something is unclear.
          </Trans>
        }
      />
      <Figure
        name={<Trans context="figure">Usually answers in</Trans>}
        value={answers ?? (answersIn && formatDuration(answersIn.ms, language))}
        isBest={answers !== null}
        better={
          <Trans>
            Accept or decline soon: an order that expires counts with all the time it waited.
          </Trans>
        }
      />
      <Figure
        name={<Trans context="figure">Returning clients</Trans>}
        value={percent(cameAgain)}
        isBest={cameAgain?.percent === 100}
        better={
          <Trans>When an order is done, tell the client what else you can do for them.</Trans>
        }
      />
    </Box>
  );
}

interface FigureProps {
  name: ReactNode;
  /** Null: too few cases. */
  value: string | null;
  isBest: boolean;
  /** What would better it, in a sentence. */
  better: ReactNode;
}

function Figure({ name, value, isBest, better }: FigureProps) {
  return (
    <div>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {name}
      </Box>
      {value === null ? null : (
        <Box component="dd" sx={{ typography: 'h3', m: 0 }} data-figures="">
          {value}
        </Box>
      )}
      <Box component="dd" sx={{ typography: 'body2', m: 0 }}>
        {value === null ? (
          <Trans>Counts from {figureCases} cases on.</Trans>
        ) : isBest ? (
          <Trans>As good as it gets. Keep it up.</Trans>
        ) : (
          better
        )}
      </Box>
    </div>
  );
}
