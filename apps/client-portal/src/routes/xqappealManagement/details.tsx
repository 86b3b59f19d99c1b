import { AppealPage } from '@tolk/market-views';

/** One appeal as the client sees it. */
export function Screen() {
  return <AppealPage viewer="client" />;
}
