import { Box, Skeleton } from '@tolk/design-system';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';

/** The outline of a portal while its frame is on the way. */
export function FrameSkeleton() {
  return (
    <>
      <Box sx={{ height: 60, borderBottom: 1, borderColor: 'divider', px: 3, py: 2 }}>
        <Skeleton variant="rounded" width={140} height={28} />
      </Box>
      <Box sx={{ maxWidth: 960, mx: 'auto', p: { xs: 2, md: 4 } }}>
        <ScreenSkeleton />
      </Box>
    </>
  );
}
