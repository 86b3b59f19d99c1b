import { Trans } from '@lingui/react/macro';
import { RoleNotice } from '@tolk/account-views';

/** In place of the methods, which only those members see who collect what the company earns. */
export function MethodsNotice() {
  return (
    <RoleNotice>
      <Trans>Your company’s finance members keep its settlement methods.</Trans>
    </RoleNotice>
  );
}
