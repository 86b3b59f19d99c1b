import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  /** Its name in the address: a link with this hash brings it into view and moves the focus to it. */
  id?: string;
  title: ReactNode;
  /** Beside the title: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under a heading of its own, as a card. */
export function Section({ id, title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 3 }, mb: 3, scrollMarginTop: 80 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
        }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {action ? (
          <Box sx={{ maxWidth: '100%', '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
            {action}
          </Box>
        ) : null}
      </Box>
      {children}
    </Paper>
  );
}
