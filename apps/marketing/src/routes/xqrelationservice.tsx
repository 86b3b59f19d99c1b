import { CustomerService } from '../features/customer-service/customer-service.tsx';
import { Page } from '../site/page.tsx';

/** Customer service; the portals lead here with `userId` and `usertype` (spec section 2, shared elements). */
export function Screen() {
  return (
    <Page>
      <CustomerService />
    </Page>
  );
}
