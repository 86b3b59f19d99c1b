import { Trans } from '@lingui/react/macro';
import type { SupplierFirstSteps } from '@tolk/contract';
import { DateTime } from '@tolk/design-system/pieces';
import type { TestStep } from '@tolk/domain';
import { FirstStepsCard, type ShownStep } from '@tolk/market-views';
import type { ReactNode } from 'react';
import { addressOfStep, StepWords } from '../../profile-steps/first-step.tsx';

type Known = SupplierFirstSteps['test'];

/** What a new supplier does next, each leading to the very field. */
export function FirstSteps({ firstSteps }: { firstSteps: SupplierFirstSteps }) {
  const { steps, test } = firstSteps;
  const shown = steps.map(({ step, state, minutes, fact }): ShownStep => ({
    key: step,
    state,
    minutes,
    words: <StepWords step={step} test={test} />,
    waiting: step === 'test' ? <Waiting test={test} /> : undefined,
    to: addressOfStep(step, fact, test),
  }));
  return <FirstStepsCard title={<Trans>Your way to your first order</Trans>} steps={shown} />;
}

function Waiting({ test: { step, time } }: { test: Known }): ReactNode {
  if (step === 'awaitMarkers') return <Trans>Two suppliers are marking your translation.</Trans>;
  if (time === null) return null;
  const when = <DateTime iso={time} />;
  const words: Readonly<Partial<Record<TestStep, ReactNode>>> = {
    awaitText: <Trans>You get the text by {when}.</Trans>,
    awaitMarks: <Trans>You get the result by {when}.</Trans>,
    awaitCertificate: <Trans>Your certificate is being checked, usually by {when}.</Trans>,
    awaitRetake: <Trans>You can repeat it from {when}.</Trans>,
  };
  return words[step];
}
