import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Trans } from '@lingui/react/macro';
import type { ElementType, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Step {
  readonly path: string;
  readonly label: ReactNode;
  /** Beside a step that is still to do: how long it takes. */
  readonly note?: ReactNode;
  readonly done: boolean;
}

interface StepBarProps {
  /** Name for screen readers: what these are the steps of. */
  label: string;
  steps: readonly Step[];
  currentPath: string;
  /** The router's link, given `to`. */
  linkComponent: ElementType<{ to: string }>;
}

const Anchor = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  // On a phone the steps share one row, each with its name below its number.
  [theme.breakpoints.down('md')]: {
    flex: 1,
    flexDirection: 'column',
    gap: 4,
    minWidth: 0,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.3,
    textAlign: 'center',
  },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
}));

/** The steps of a task, each a link to its page. */
export function StepBar({ label, steps, currentPath, linkComponent }: StepBarProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 3 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: { md: 'wrap' },
          columnGap: { xs: 1, md: 4 },
        }}
      >
        {steps.map(({ path, label: name, note, done }, index) => (
          <Box
            component="li"
            key={path}
            sx={{
              display: 'flex',
              alignItems: { md: 'center' },
              gap: 1,
              flex: { xs: '1 1 0', md: 'none' },
              minWidth: 0,
            }}
          >
            <Anchor
              as={linkComponent}
              {...{ to: path }}
              aria-current={path === currentPath ? 'step' : undefined}
            >
              <Number done={done} current={path === currentPath}>
                {done ? '✓' : index + 1}
              </Number>
              {name}
              {done ? (
                <VisuallyHidden>
                  <Trans context="notice">Done</Trans>
                </VisuallyHidden>
              ) : null}
            </Anchor>
            {note && !done ? (
              <Box
                component="span"
                sx={{
                  display: { xs: 'none', md: 'inline' },
                  typography: 'caption',
                  color: 'text.secondary',
                }}
              >
                {note}
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface NumberProps {
  done: boolean;
  current: boolean;
  children: ReactNode;
}

function Number({ done, current, children }: NumberProps) {
  const filled = done || current;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 26,
        height: 26,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 1,
        typography: 'caption',
        borderColor: filled ? 'primary.main' : 'fieldBorder',
        color: filled ? 'primary.contrastText' : 'text.secondary',
        bgcolor: filled ? 'primary.main' : 'transparent',
      }}
    >
      {children}
    </Box>
  );
}
