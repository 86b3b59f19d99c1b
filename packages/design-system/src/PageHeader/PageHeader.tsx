import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence below: what the page is for. */
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
          rowGap: 1,
          justifyContent: 'space-between',
        }}
      >
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}
        >
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {status}
        </Stack>
        {actions ? (
          <Stack
            direction="row"
            spacing={1.5}
            useFlexGap
            data-print="no"
            sx={{ alignItems: 'center', flexWrap: 'wrap', alignSelf: 'center' }}
          >
            {actions}
          </Stack>
        ) : null}
      </Box>
      {description ? (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {description}
        </Typography>
      ) : null}
    </Box>
  );
}
