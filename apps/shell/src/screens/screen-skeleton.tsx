import { useLingui } from '@lingui/react/macro';
import { Box, formWidth, Skeleton, Stack, Typography } from '@tolk/design-system';
import { useLocation } from '@tolk/platform';
import type { ReactNode } from 'react';
import { outlineAt } from './outline-at.ts';

/** The outline of a screen while its script is on the way: what comes stands where it stood. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  const Outline = outlines[outlineAt(useLocation().pathname)];
  return (
    <Box role="status" aria-busy aria-label={t({ message: 'Loading', context: 'region' })}>
      <Outline />
    </Box>
  );
}

const outlines = { list: List, detail: Detail, form: Fields };

/** As high as the title of a `PageHeader`, and the link above it. */
function Header({ back }: { back?: ReactNode }) {
  return (
    <Box sx={{ mb: 3 }}>
      {back}
      <Typography variant="h2" component="div">
        <Skeleton width="40%" />
      </Typography>
    </Box>
  );
}

/** Rows as those of `DataState`, which wait for the data next. */
function List() {
  return (
    <>
      <Header />
      <Stack spacing={1.5}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} variant="rounded" height={64} />
        ))}
      </Stack>
    </>
  );
}

/** The columns of `DetailLayout`. */
function Detail() {
  return (
    <>
      <Header
        back={
          <Box sx={{ typography: 'body2', mb: 1 }}>
            <Skeleton width={140} />
          </Box>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={200} />
      </Box>
    </>
  );
}

/** Fields of a `Form`, label above input. */
function Fields() {
  return (
    <>
      <Header />
      <Stack spacing={2.5} sx={{ maxWidth: formWidth }}>
        {[0, 1, 2, 3].map((field) => (
          <div key={field}>
            <Box sx={{ typography: 'subtitle2', mb: 0.5 }}>
              <Skeleton width="25%" />
            </Box>
            <Skeleton variant="rounded" height={40} />
          </div>
        ))}
        <Skeleton variant="rounded" width={120} height={40} />
      </Stack>
    </>
  );
}
