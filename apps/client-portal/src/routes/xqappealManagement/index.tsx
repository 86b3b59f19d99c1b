import { useLingui } from '@lingui/react/macro';
import { AppealsPage } from '@tolk/market-views';

/** Appeals about the client's orders. */
export function Screen() {
  const { t } = useLingui();
  return <AppealsPage viewer="client" title={t({ message: 'Appeals', context: 'heading' })} />;
}
