import { CustomerService } from '../features/customer-service/customer-service.tsx';
import { Page } from '../site/page.tsx';

/** Customer service; the portals lead here with `userId` and `usertype` (docs/product/screens.md#shared-elements). */
export function Screen() {
  return (
    <Page>
      <CustomerService />
    </Page>
  );
}
