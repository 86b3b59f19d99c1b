import { useLingui } from '@lingui/react/macro';
import { AppealsPage } from '@tolk/order-views';

/** Appeals about the supplier's orders. */
export function Screen() {
  const { t } = useLingui();
  return <AppealsPage viewer="supplier" title={t`Complaint list`} />;
}
