import { useLingui } from '@lingui/react/macro';
import { useSupGetProfileCompletenessQuery } from '@tolk/api-client';
import type { Completeness } from '@tolk/contract';
import { StepBar } from '@tolk/design-system/portal';
import { firstStepMinutes, profileFacts, type ProfilePage } from '@tolk/domain';
import { Link, pathTo, profilePageRoutes } from '@tolk/platform';

/** The page that each step opens, and all whose facts make it done. */
const steps = {
  information: ['information'],
  resume: ['resume'],
  test: ['test'],
  verification: ['verification', 'settlement'],
} as const satisfies Partial<Record<ProfilePage, readonly ProfilePage[]>>;

export type ProfileStep = keyof typeof steps;

/** What each step takes with the documents at hand. */
const minutesOf: Readonly<Record<ProfileStep, number>> = {
  information: firstStepMinutes.person + firstStepMinutes.languagePair,
  resume: firstStepMinutes.background,
  test: firstStepMinutes.test,
  verification: firstStepMinutes.payout,
};

/** Recommended, and not all that the step is about, as the test is. */
function isOptional({ key, page }: Completeness['missing'][number]): boolean {
  if (page === 'test') return false;
  return profileFacts.some((fact) => fact.key === key && fact.neededFor === 'recommended');
}

/** The four steps of a supplier's profile (docs/product/screens.md#shared-elements); one is done when nothing is missing that applying or settling asks for. */
export function ProfileSteps({ current }: { current: ProfileStep }) {
  const { t } = useLingui();
  const { data } = useSupGetProfileCompletenessQuery({});
  const labels: Record<ProfileStep, string> = {
    information: t({ message: 'Information', context: 'option' }),
    resume: t({ message: 'Resume', context: 'option' }),
    test: t({ message: 'Language test', context: 'option' }),
    verification: t({ message: 'Settlement', context: 'option' }),
  };
  return (
    <StepBar
      label={t`Steps of your profile`}
      currentPath={pathTo(profilePageRoutes[current])}
      linkComponent={Link}
      steps={(['information', 'resume', 'test', 'verification'] as const).map((step) => {
        const pages: readonly ProfilePage[] = steps[step];
        const minutes = minutesOf[step];
        return {
          path: pathTo(profilePageRoutes[step]),
          label: labels[step],
          note: t`about ${minutes} min`,
          done: data
            ? data.missing.every((fact) => !pages.includes(fact.page) || isOptional(fact))
            : false,
        };
      })}
    />
  );
}
