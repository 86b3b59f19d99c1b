import { useLingui } from '@lingui/react/macro';
import { Box, Skeleton, Stack } from '@tolk/design-system';

/** The outline of a screen while its script is on the way. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return (
    <Box role="status" aria-busy aria-label={t({ message: 'Loading', context: 'region' })}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" width="40%" height={36} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
      </Stack>
    </Box>
  );
}
