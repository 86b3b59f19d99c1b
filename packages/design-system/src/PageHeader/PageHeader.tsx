import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence below the title: what the page is for. */
  description?: ReactNode;
  /** Above the title: a link back. */
  back?: ReactNode;
  /** Beside the title: a status. */
  status?: ReactNode;
  /** The page's actions, its one call to action last. */
  actions?: ReactNode;
}

/** The only h1 of a screen, with what belongs to the whole of it. */
export function PageHeader({ title, description, back, status, actions }: PageHeaderProps) {
  return (
    <Box sx={{ mb: 3 }}>
      {back ? (
        <Box data-print="no" sx={{ typography: 'body2', mb: 1 }}>
          {back}
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1.5,
          justifyContent: 'space-between',
        }}
      >
        {/* Where the title would get narrower than this, the actions go below it. */}
        <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          <Stack
            direction="row"
            spacing={1.5}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
            {status}
          </Stack>
          {description ? (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {description}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Stack
            direction="row"
            spacing={1.5}
            useFlexGap
            data-print="no"
            sx={{ alignItems: 'center', flexWrap: 'wrap', alignSelf: 'flex-start' }}
          >
            {actions}
          </Stack>
        ) : null}
      </Box>
    </Box>
  );
}
