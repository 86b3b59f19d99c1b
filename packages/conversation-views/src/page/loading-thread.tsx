import { Trans, useLingui } from '@lingui/react/macro';
import { Box, ErrorCard, Skeleton } from '@tolk/design-system';

interface LoadingThreadProps {
  /** The last attempt failed. */
  isFailing: boolean;
  onRetry: () => void;
}

/** How wide what is on its way stands. */
const skeletons = ['60%', '45%', '70%'];

/** Where the messages of a thread will stand. */
export function LoadingThread({ isFailing, onRetry }: LoadingThreadProps) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 2 }}>
      {isFailing ? (
        <ErrorCard title={<Trans>The messages can’t be loaded</Trans>} onRetry={onRetry} />
      ) : (
        <MessageSkeletons />
      )}
    </Box>
  );
}

export function MessageSkeletons() {
  const { t } = useLingui();
  return (
    <Box role="status" aria-label={t`Opening the conversation`}>
      {skeletons.map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={44} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
}
