import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import { CheckIcon } from '@tolk/design-system/icons';
import { LinearProgress } from '@tolk/design-system/portal';
import { nextFirstStep, type FirstStepState } from '@tolk/domain';
import { Link } from '@tolk/platform';
import type { ReactNode } from 'react';

export interface ShownStep {
  key: string;
  state: FirstStepState;
  minutes: number;
  /** In the imperative. */
  words: ReactNode;
  /** What is said of one that waits for us. */
  waiting?: ReactNode;
  /** The very field or page where it is done. */
  to: string;
}

/** What comes next on an account that has done nothing yet: steps in order, and one button for the next. */
export function FirstStepsCard({
  steps,
  title,
}: {
  steps: readonly ShownStep[];
  title: ReactNode;
}) {
  const { t } = useLingui();
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = nextFirstStep(steps);
  return (
    <Paper component="section" aria-label={t`What comes next`} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" data-figures="">
        <Trans>
          {done} of {steps.length} done
        </Trans>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={t({ message: 'First steps', context: 'fact' })}
        sx={{ my: 1.5 }}
      />
      <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <StepLine key={step.key} step={step} place={index + 1} isNext={step === next} />
        ))}
      </Box>
      {next === undefined ? (
        <Typography>
          <Trans>Nothing to do for you right now. We will notify you.</Trans>
        </Typography>
      ) : (
        <Button variant="contained" color="secondary" component={Link} to={next.to}>
          {next.words}
        </Button>
      )}
    </Paper>
  );
}

function StepLine({ step, place, isNext }: { step: ShownStep; place: number; isNext: boolean }) {
  const { state, words, waiting, to } = step;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, py: 0.75 }}
    >
      <StepMark state={state} place={place} />
      <Box sx={{ minWidth: 0, fontWeight: isNext ? 650 : undefined }}>
        {state === 'open' ? (
          <TextLink component={Link} to={to} sx={{ display: 'inline-block', py: 0.25 }}>
            {words}
          </TextLink>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words}
          </Box>
        )}{' '}
        <StepNote step={step} />
        {state === 'waiting' && waiting ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{waiting}</Box>
        ) : null}
      </Box>
    </Box>
  );
}

function StepMark({ state, place }: { state: FirstStepState; place: number }) {
  return (
    <Box
      aria-hidden="true"
      data-figures=""
      sx={{ width: 24, flexShrink: 0, textAlign: 'center', color: 'text.secondary' }}
    >
      {state === 'done' ? (
        <CheckIcon fontSize="small" color="success" sx={{ verticalAlign: 'text-bottom' }} />
      ) : (
        place
      )}
    </Box>
  );
}

function StepNote({ step: { state, minutes } }: { step: ShownStep }) {
  return (
    <Box
      component="span"
      sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}
    >
      {state === 'done' ? <Trans context="step">Done</Trans> : null}
      {state === 'waiting' ? <Trans context="step">In progress</Trans> : null}
      {state === 'open' || state === 'later' ? (
        <Plural value={minutes} one="# minute" other="# minutes" />
      ) : null}
    </Box>
  );
}
