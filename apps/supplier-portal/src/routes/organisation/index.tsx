import { Trans } from '@lingui/react/macro';
import { OrganisationPage } from '@tolk/account-views';
import { NameForm } from '../../features/organisation/name-form.tsx';

export function Screen() {
  return (
    <OrganisationPage
      description={
        <Trans>
          Work as a company: some people take on orders, some translate, some withdraw the earnings.
          Applications, orders and earnings belong to the company.
        </Trans>
      }
      Settings={NameForm}
    />
  );
}
