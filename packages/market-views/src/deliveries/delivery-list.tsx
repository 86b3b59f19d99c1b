import { Trans } from '@lingui/react/macro';
import type { Delivery, Milestone } from '@tolk/contract';
import { Alert, Box, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import { FileList } from './file-list.tsx';

interface DeliveryListProps {
  deliveries: readonly Delivery[];
  orderType: ProjectType;
  /** Of their order: each delivery is of one of them. */
  milestones?: readonly Milestone[];
  /** They are written in it; words are counted when left out. */
  language?: string;
}

/** Deliveries, the newest first, each with its files and the changes that were asked for. */
export function DeliveryList({
  deliveries,
  orderType,
  milestones = [],
  language,
}: DeliveryListProps) {
  const nameOf = ({ milestoneId }: Delivery) =>
    milestones.find((milestone) => milestone.milestoneId === milestoneId)?.milestoneName;
  const newestFirst = deliveries.toSorted((one, other) => other.round - one.round);
  const interpreting = orderType === 'interpretation';
  return (
    <Stack spacing={3}>
      {newestFirst.map((delivery) => (
        <Box key={delivery.deliverableId}>
          <Typography variant="subtitle1" component="h3">
            {interpreting ? (
              <Trans>Work confirmed, round {delivery.round}</Trans>
            ) : (
              <Trans>Delivery {delivery.round}</Trans>
            )}
          </Typography>
          <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 1 }}>
            <DateTime iso={delivery.createTime} />
            {nameOf(delivery) === undefined ? null : ` · ${nameOf(delivery)}`}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line' }}>{delivery.description}</Box>
          <FileList files={delivery.files} language={language ?? null} />
          {delivery.changeRequest ? (
            <Alert severity="warning" sx={{ mt: 1 }}>
              <Typography variant="subtitle2" component="h4">
                {interpreting ? <Trans>What is missing</Trans> : <Trans>Changes asked for</Trans>}
              </Typography>
              <Box sx={{ whiteSpace: 'pre-line' }}>{delivery.changeRequest}</Box>
              {delivery.changeFiles.length > 0 ? <FileList files={delivery.changeFiles} /> : null}
            </Alert>
          ) : null}
        </Box>
      ))}
    </Stack>
  );
}
