import { Trans } from '@lingui/react/macro';
import type { SupplierFirstStep, SupplierFirstSteps } from '@tolk/contract';
import { profileFacts } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { pathTo } from '@tolk/platform';
import type { ReactNode } from 'react';
import { addressOfFact } from './profile-facts.ts';

type Known = SupplierFirstSteps['test'];

/** The very field or page where a new supplier does this. */
export function addressOfStep(
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

/** What to do, in the imperative. */
export function StepWords({
  step,
  test,
}: {
  step: SupplierFirstStep['step'];
  test: Known;
}): ReactNode {
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
