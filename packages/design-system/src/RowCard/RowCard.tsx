import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RowCardProps {
  /** Before the title: the checkbox that chooses this row. */
  choice?: ReactNode;
  /** A link to the details. */
  title: ReactNode;
  status?: ReactNode;
  /** What the row comes to, at the right edge: amounts of a list stand in one column. */
  amount?: ReactNode;
  /** Facts in a fixed order: a fragment of elements, one for each. */
  facts: ReactNode;
  /** What matters most right now. */
  notice?: ReactNode;
  actions?: ReactNode;
  /** `beside`: in the line of the title where there is room, so that many rows fit on a screen. */
  actionsAt?: 'below' | 'beside';
}

/** Where the title leaves room beside it for status and amount. */
const wide = '@container (min-width: 600px)';
/** In a line of its own, after what stands beside the title. */
const below = { flexBasis: '100%', minWidth: 0, order: 1 };
const besideTitle = { order: { xs: 2, md: 0 }, mt: { xs: 1.5, md: 0 } };

/** One row of a list: title, status and amount, facts in one line that wraps, what may be done. */
export function RowCard({
  choice,
  title,
  status,
  amount,
  facts,
  notice,
  actions,
  actionsAt = 'below',
}: RowCardProps) {
  const isBeside = actionsAt === 'beside';
  return (
    <Paper
      component="li"
      sx={{
        p: 2,
        listStyle: 'none',
        ...(isBeside
          ? { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }
          : {}),
      }}
    >
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          ...(amount ? { [wide]: { flexWrap: 'nowrap' } } : {}),
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0 }}>
          {choice}
          <Typography
            variant="subtitle1"
            component="h2"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
        </Box>
        {amount ? (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              // An amount of two lines is higher than the chip beside it.
              alignItems: 'flex-start',
              columnGap: 2,
              rowGap: 1,
              flex: '1 0 100%',
              [wide]: { flex: 'none', maxWidth: '60%', justifyContent: 'flex-end' },
            }}
          >
            <Status>{status}</Status>
            <Box sx={{ ml: 'auto', textAlign: 'right', [wide]: { minWidth: 136 } }}>{amount}</Box>
          </Box>
        ) : (
          <Status>{status}</Status>
        )}
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          ...below,
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          mt: isBeside ? 0.5 : 1,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
          // Numbers of payments are one long word.
          overflowWrap: 'anywhere',
        }}
      >
        {facts}
      </Stack>
      {notice ? (
        <Box
          sx={{
            ...below,
            mt: isBeside ? 0.5 : 1,
            typography: 'body2',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {notice}
        </Box>
      ) : null}
      {actions ? <Box sx={isBeside ? besideTitle : { mt: 1.5 }}>{actions}</Box> : null}
    </Paper>
  );
}

function Status({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>;
}

/** Row cards, one below the other. */
export function RowCards({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, containerType: 'inline-size' }}
    >
      {children}
    </Box>
  );
}
