import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { pendingChangeOf } from './pending-change.ts';

/** Why the other side asks for what is answered here; nothing where there is no proposal yet. */
export function AnsweredProposal({ order }: { order: Pick<OrderDetail, 'changes'> }) {
  const { t } = useLingui();
  const change = pendingChangeOf(order);
  if (change === undefined) return null;
  return (
    <Box>
      <Typography variant="caption" color="textSecondary">
        <Trans>The other side’s reason</Trans>
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{t`“${change.reason}”`}</Box>
    </Box>
  );
}
