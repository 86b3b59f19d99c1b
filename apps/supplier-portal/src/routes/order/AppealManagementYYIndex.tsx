import { useLingui } from '@lingui/react/macro';
import { AppealsPage } from '@tolk/market-views';

/** Appeals about the supplier's orders. */
export function Screen() {
  const { t } = useLingui();
  return (
    <AppealsPage viewer="supplier" title={t({ message: 'Complaint list', context: 'heading' })} />
  );
}
