import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSettlementRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Checkbox } from '@tolk/design-system/portal';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { isFree } from './choice.ts';

interface ChoiceCellProps {
  row: StaffSettlementRow;
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The box by which an application is chosen; one that is in a batch leads there instead. */
export function ChoiceCell({ row, checked, onToggle, children }: ChoiceCellProps) {
  const { t } = useLingui();
  const { settlementNumber, payoutBatchId, supplierBlocked } = row;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Checkbox
        size="small"
        edge="start"
        checked={checked}
        disabled={!isFree(row)}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t`Select ${settlementNumber}` } }}
      />
      <div>
        {children}
        {supplierBlocked ? (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Trans>Can’t be paid out: the account is blocked.</Trans>
          </Box>
        ) : null}
        {payoutBatchId === null ? null : (
          <Box sx={{ typography: 'caption' }}>
            <TextLink component={RouteLink} to="payoutBatch" params={{ id: payoutBatchId }}>
              <Trans>In a batch</Trans>
            </TextLink>
          </Box>
        )}
      </div>
    </Box>
  );
}
