import { AppealPage } from '@tolk/market-views';

/** One appeal as the supplier sees it. */
export function Screen() {
  return <AppealPage viewer="supplier" />;
}
