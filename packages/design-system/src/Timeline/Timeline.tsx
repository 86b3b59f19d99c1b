import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DateTime } from '../Deadline/Deadline.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineStep {
  readonly key: string;
  readonly title: ReactNode;
  /** Whose turn it is, what happens next. */
  readonly detail?: ReactNode;
  /** When it happened, ISO 8601. */
  readonly time?: string | undefined;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingBlockEnd: 20,
  paddingInlineStart: 28,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 18,
    bottom: -6,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
}));

const dots = {
  done: { bgcolor: 'primary.main', borderColor: 'primary.main' },
  current: { bgcolor: 'background.paper', borderColor: 'secondary.main', borderWidth: 4 },
  upcoming: { bgcolor: 'background.paper', borderColor: 'fieldBorder' },
  failed: { bgcolor: 'error.main', borderColor: 'error.main' },
} as const;

/** What has happened, where it stands and what comes, top to bottom. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useLingui();
  const said = {
    done: t({ message: 'Done', context: 'notice' }),
    current: t({ message: 'Now', context: 'status' }),
    upcoming: t({ message: 'Later', context: 'status' }),
    failed: t({ message: 'Not successful', context: 'status' }),
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ key, title, detail, time, state }) => (
        <Step key={key} aria-current={state === 'current' ? 'step' : undefined}>
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: 0,
              top: '0.3em',
              width: 14,
              height: 14,
              borderRadius: '50%',
              borderStyle: 'solid',
              borderWidth: 2,
              ...dots[state],
            }}
          />
          <VisuallyHidden>{said[state]}: </VisuallyHidden>
          <Box
            component="span"
            sx={{
              fontWeight: state === 'current' ? 650 : 500,
              color: state === 'upcoming' ? 'text.secondary' : 'text.primary',
            }}
          >
            {title}
          </Box>
          {time ? (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <DateTime iso={time} />
            </Box>
          ) : null}
          {detail ? <Box sx={{ typography: 'body2' }}>{detail}</Box> : null}
        </Step>
      ))}
    </Box>
  );
}
