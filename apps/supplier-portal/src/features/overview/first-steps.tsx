import { Trans } from '@lingui/react/macro';
import type { SupplierFirstStep, SupplierFirstSteps } from '@tolk/contract';
import { DateTime } from '@tolk/design-system/pieces';
import { profileFacts, type TestStep } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { FirstStepsCard, type ShownStep } from '@tolk/market-views';
import { pathTo } from '@tolk/platform';
import type { ReactNode } from 'react';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';

type Known = SupplierFirstSteps['test'];

/** What a new supplier does next, each leading to the very field. */
export function FirstSteps({ firstSteps }: { firstSteps: SupplierFirstSteps }) {
  const { steps, test } = firstSteps;
  const shown = steps.map(({ step, state, minutes, fact }): ShownStep => ({
    key: step,
    state,
    minutes,
    words: <Words step={step} test={test} />,
    waiting: step === 'test' ? <Waiting test={test} /> : undefined,
    to: addressOf(step, fact, test),
  }));
  return <FirstStepsCard title={<Trans>Your way to the first order</Trans>} steps={shown} />;
}

function addressOf(
  step: SupplierFirstStep['step'],
  key: SupplierFirstStep['fact'],
  { pair }: Known,
): string {
  if (step === 'apply') return pathTo('jobList');
  if (step === 'test') {
    return pair === null ? pathTo('languageTest') : pathTo('languageTestTitle', pair);
  }
  const fact = profileFacts.find((one) => one.key === key);
  return fact === undefined ? pathTo('basicInformation') : addressOfFact(fact);
}

function Words({ step, test }: { step: SupplierFirstStep['step']; test: Known }): ReactNode {
  const words: Readonly<Record<SupplierFirstStep['step'], ReactNode>> = {
    person: <Trans>Say who you are and how to reach you</Trans>,
    languagePair: <Trans>Add a language pair with your rate</Trans>,
    background: <Trans>Add education, work or a project</Trans>,
    test: <TestWords test={test} />,
    apply: <Trans>Apply for your first job</Trans>,
    payout: <Trans>Verify your name and where you are paid</Trans>,
  };
  return words[step];
}

function TestWords({ test: { step, pair } }: { test: Known }): ReactNode {
  const language = useLanguage();
  if (pair === null) return <Trans>Be tested in your language pair</Trans>;
  const name = languagePair(pair.sourceLanguage, pair.targetLanguage, language);
  if (step === 'ask') return <Trans>Ask for the language test {name}, or add a certificate</Trans>;
  if (step === 'translate') return <Trans>Translate the text of your test {name}</Trans>;
  return <Trans>Pass the language test {name}</Trans>;
}

function Waiting({ test: { step, time } }: { test: Known }): ReactNode {
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
