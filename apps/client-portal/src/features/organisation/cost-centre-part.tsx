import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetCostCentresQuery, useClientRemoveCostCentreMutation } from '@tolk/api-client';
import type { CostCentre } from '@tolk/contract';
import { Button, notify, Stack, Typography, type Tone } from '@tolk/design-system';
import {
  ActionButton,
  Money,
  RowCard,
  RowCards,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import type { BudgetLevel } from '@tolk/domain';
import { useState } from 'react';
import { CostCentreDialog } from './cost-centre-dialog.tsx';

const tones: Readonly<Record<BudgetLevel, Tone>> = {
  within: 'neutral',
  near: 'waiting',
  over: 'danger',
};

/** What orders may name as their cost centre, with this month's budget and what was ordered of it. */
export function CostCentrePart({ manages }: { manages: boolean }) {
  const { t } = useLingui();
  const { data } = useClientGetCostCentresQuery({});
  const [remove] = useClientRemoveCostCentreMutation();
  const [editing, setEditing] = useState<CostCentre | 'new'>();
  if (data === undefined) return null;
  const { list, currency } = data;
  if (list.length === 0 && !manages) return null;
  return (
    <Section
      title={<Trans context="heading">Cost centres</Trans>}
      action={
        manages ? (
          <Button variant="outlined" size="small" onClick={() => setEditing('new')}>
            <Trans>Add a cost centre</Trans>
          </Button>
        ) : null
      }
    >
      {list.length === 0 ? (
        <Typography color="text.secondary">
          <Trans>No cost centres yet. Once you add some, whoever places an order picks one.</Trans>
        </Typography>
      ) : null}
      <RowCards>
        {list.map((one) => (
          <RowCard
            key={one.name}
            title={one.name}
            status={<Level level={one.level} />}
            facts={
              <>
                <span>
                  <Trans>
                    Ordered this month: <Money amount={one.ordered} currency={currency} />
                  </Trans>
                </span>
                {one.monthlyBudget === null ? null : (
                  <span>
                    <Trans>
                      Budget: <Money amount={one.monthlyBudget} currency={currency} />
                    </Trans>
                  </span>
                )}
              </>
            }
            actions={
              manages ? (
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  <Button
                    size="small"
                    aria-label={t`Change the budget: ${one.name}`}
                    onClick={() => setEditing(one)}
                  >
                    <Trans>Change the budget</Trans>
                  </Button>
                  <ActionButton
                    size="small"
                    aria-label={t`Remove ${one.name}`}
                    onAct={async () => {
                      const { error } = await remove({ name: one.name });
                      if (!error) notify(t`${one.name} is off the list.`);
                    }}
                  >
                    <Trans context="button">Remove</Trans>
                  </ActionButton>
                </Stack>
              ) : null
            }
          />
        ))}
      </RowCards>
      {editing ? (
        <CostCentreDialog
          costCentre={editing === 'new' ? undefined : editing}
          currency={currency}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Section>
  );
}

function Level({ level }: { level: BudgetLevel }) {
  if (level === 'within') return null;
  return (
    <StatusChip tone={tones[level]}>
      {level === 'near' ? <Trans>Nearly used up</Trans> : <Trans>Budget used up</Trans>}
    </StatusChip>
  );
}
