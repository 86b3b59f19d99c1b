import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetEarningsQuery } from '@tolk/api-client';
import { DataState, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ToggleButton, ToggleButtonGroup } from '@tolk/design-system/portal';
import { earningsViews, EarningsTable, type EarningsView } from './earnings-table.tsx';
import type { Span } from './span.ts';

interface EarningsPartProps {
  span: Span;
  view: EarningsView;
  onChoose: (view: EarningsView) => void;
}

/** What was earned in these days, by month, by client or by language pair. */
export function EarningsPart({ span, view, onChoose }: EarningsPartProps) {
  const { t } = useLingui();
  const earnings = useSupGetEarningsQuery(span, { refetchOnMountOrArgChange: true });
  const names: Record<EarningsView, string> = {
    month: t({ message: 'By month', context: 'button' }),
    client: t({ message: 'By client', context: 'button' }),
    pair: t({ message: 'By language pair', context: 'button' }),
  };
  return (
    <Section
      title={<Trans context="heading">Earnings</Trans>}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t({ message: 'Earnings shown', context: 'region' })}
          data-print="no"
          value={view}
          onChange={(_event, chosen: EarningsView | null) => onChoose(chosen ?? view)}
          sx={{ flexWrap: 'wrap' }}
        >
          {earningsViews.map((one) => (
            <ToggleButton key={one} value={one}>
              {names[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <DataState query={earnings} skeleton={3}>
        {(found) =>
          found.clients.length === 0 && found.months.length === 0 ? (
            <Typography color="textSecondary">
              <Trans>Nothing was earned in this period.</Trans>
            </Typography>
          ) : (
            <EarningsTable key={view} earnings={found} view={view} />
          )
        }
      </DataState>
    </Section>
  );
}
