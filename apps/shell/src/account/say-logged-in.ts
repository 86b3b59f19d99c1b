import { t } from '@lingui/core/macro';
import { notify } from '@tolk/design-system';

/** The message after every login: docs/product/errors.md gives its first line. */
export function sayLoggedIn(): void {
  notify(t({ message: 'login successfully', context: 'notice' }), {
    detail: t`You are logged in.`,
  });
}
