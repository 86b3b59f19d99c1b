import { useLingui } from '@lingui/react/macro';
import { useSupGetProfileCompletenessQuery } from '@tolk/api-client';
import { StepBar } from '@tolk/design-system/portal';
import type { ProfilePage } from '@tolk/domain';
import { Link, pathTo } from '@tolk/platform';
import { profileRoutes } from './profile-routes.ts';

/** The four steps of a supplier's profile (spec section 2); one is done when nothing of it is missing. */
export function ProfileSteps({ current }: { current: ProfilePage }) {
  const { t } = useLingui();
  const { data } = useSupGetProfileCompletenessQuery({});
  const labels: Record<ProfilePage, string> = {
    information: t`Information`,
    resume: t`Resume`,
    test: t`Language test`,
    verification: t`Settlement`,
  };
  const pages = ['information', 'resume', 'test', 'verification'] as const;
  return (
    <StepBar
      label={t`Steps of your profile`}
      currentPath={pathTo(profileRoutes[current])}
      linkComponent={Link}
      steps={pages.map((page) => ({
        path: pathTo(profileRoutes[page]),
        label: labels[page],
        done: data?.missing.every((fact) => fact.page !== page) ?? false,
      }))}
    />
  );
}
