import { Trans } from '@lingui/react/macro';
import type { ClientFirstStep } from '@tolk/contract';
import { FirstStepsCard } from '@tolk/market-views';
import { pathTo, type RouteName } from '@tolk/platform';
import type { ReactNode } from 'react';

type Step = ClientFirstStep['step'];

const screens: Readonly<Record<Exclude<Step, 'publish'>, RouteName>> = {
  information: 'clientInformation',
  order: 'positions',
  pay: 'clientOrders',
};

/** The field of a long form to begin with. */
const fields: Readonly<Partial<Record<Step, string>>> = { information: 'userName' };

/** What a new client does next. */
export function FirstSteps({ steps }: { steps: readonly ClientFirstStep[] }) {
  const words: Readonly<Record<Step, ReactNode>> = {
    publish: <Trans>Publish your first project</Trans>,
    information: <Trans>Tell suppliers who you are</Trans>,
    order: <Trans>Choose a supplier and send an order</Trans>,
    pay: <Trans>Pay. We hold the money until you accept the work</Trans>,
  };
  return (
    <FirstStepsCard
      title={<Trans>Your first translation in four steps</Trans>}
      steps={steps.map(({ step, state, minutes, recordId }) => ({
        key: step,
        state,
        minutes,
        words: words[step],
        to: addressOf(step, recordId),
      }))}
    />
  );
}

/** Where there is one posting or order to go on with, it is opened instead of the list. */
function addressOf(step: Step, recordId: string | undefined): string {
  if (step === 'publish') return pathTo('positionEdit', { form: 'short' });
  if (step === 'order' && recordId !== undefined)
    return pathTo('positionResume', { projectReleaseInforId: recordId });
  if (step === 'pay' && recordId !== undefined)
    return pathTo('clientOrder', { projectOrderId: recordId });
  const field = fields[step];
  const path = pathTo(screens[step]);
  return field === undefined ? path : `${path}#${field}`;
}
