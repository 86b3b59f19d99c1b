import { Trans } from '@lingui/react/macro';
import type { Delivery } from '@tolk/contract';
import { Alert, Box, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { FileList } from './file-list.tsx';

/** What the supplier has handed in, the newest first. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return deliveries
    .toSorted((one, other) => other.round - one.round)
    .map(({ deliverableId, round, createTime, description, files, changeRequest }) => (
      <Box key={deliverableId} component="article" sx={{ '& + &': { mt: 3 } }}>
        <Typography variant="subtitle1" component="h3">
          <Trans>Delivery {round}</Trans>
        </Typography>
        <Typography variant="caption" color="text.secondary">
          <DateTime iso={createTime} />
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', my: 1 }}>{description}</Typography>
        <FileList files={files} />
        {changeRequest ? (
          <Alert severity="info" sx={{ mt: 1 }}>
            <Trans>You asked for changes: {changeRequest}</Trans>
          </Alert>
        ) : null}
      </Box>
    ));
}
