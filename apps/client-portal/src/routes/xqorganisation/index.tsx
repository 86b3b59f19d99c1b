import { Trans } from '@lingui/react/macro';
import { OrganisationPage } from '@tolk/account-views';
import { CostCentrePart } from '../../features/organisation/cost-centre-part.tsx';
import { MonthlyStatement } from '../../features/organisation/monthly-statement.tsx';
import { SettingsForm } from '../../features/organisation/settings-form.tsx';

export function Screen() {
  return (
    <OrganisationPage
      description={
        <Trans>
          Order as a company: some people request, some approve, some pay. Projects, orders and
          messages belong to the company.
        </Trans>
      }
      Parts={OrderingParts}
      Settings={SettingsForm}
    />
  );
}

function OrderingParts({ manages }: { manages: boolean }) {
  return (
    <>
      <CostCentrePart manages={manages} />
      <MonthlyStatement />
    </>
  );
}
