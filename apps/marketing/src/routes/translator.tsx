import { ReportSupplier } from '../features/served/report-supplier.tsx';
import { Served } from '../features/served/served.tsx';
import { Page } from '../site/page.tsx';

/** What one supplier shows to everybody. */
export function Screen() {
  return (
    <Page>
      <Served />
      <ReportSupplier />
    </Page>
  );
}
