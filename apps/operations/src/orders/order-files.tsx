import { Trans } from '@lingui/react/macro';
import type { Delivery, FileInfo, OrderDetail } from '@tolk/contract';
import { Alert, Box, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { FileRows } from './file-rows.tsx';

interface OrderFilesProps {
  order: Pick<OrderDetail, 'orderFiles' | 'deliverables' | 'sourceLanguage' | 'targetLanguage'>;
  onDownload: (file: FileInfo) => Promise<void>;
}

/** What the client gave to work on and what the supplier delivered, the newest first. */
export function OrderFiles({ order, onDownload }: OrderFilesProps) {
  const { orderFiles, deliverables, sourceLanguage, targetLanguage } = order;
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="subtitle1" component="h3">
          <Trans>Files of the order</Trans>
        </Typography>
        {orderFiles.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>No files are attached.</Trans>
          </Typography>
        ) : (
          <FileRows files={orderFiles} language={sourceLanguage} onDownload={onDownload} />
        )}
      </div>
      {deliverables.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>Nothing has been delivered yet.</Trans>
        </Typography>
      ) : (
        deliverables
          .toSorted((one, other) => other.round - one.round)
          .map((delivery) => (
            <DeliveryPart
              key={delivery.deliverableId}
              delivery={delivery}
              language={targetLanguage}
              onDownload={onDownload}
            />
          ))
      )}
    </Stack>
  );
}

interface DeliveryPartProps {
  delivery: Delivery;
  language: string;
  onDownload: OrderFilesProps['onDownload'];
}

function DeliveryPart({ delivery, language, onDownload }: DeliveryPartProps) {
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        <Trans>Delivery {delivery.round}</Trans>
      </Typography>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 1 }}>
        <DateTime iso={delivery.createTime} />
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{delivery.description}</Box>
      <FileRows files={delivery.files} language={language} onDownload={onDownload} />
      {delivery.changeRequest ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="h4">
            <Trans>Changes asked for</Trans>
          </Typography>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {delivery.changeRequest}
          </Box>
        </Alert>
      ) : null}
    </div>
  );
}
