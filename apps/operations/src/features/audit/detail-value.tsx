import { Trans, useLingui } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { staffRoles, verificationActions } from '@tolk/domain';
import { usePeopleNames } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';
import { reviewActs } from '../../parts/review-words.ts';
import { roleNames } from '../../parts/role-names.ts';

/** The log keeps what was sent; this says it as a person reads it. */
export function DetailValue({ name, value }: { name: string; value: string }) {
  const { t, i18n } = useLingui();
  const people = usePeopleNames();
  const role = staffRoles.find((one) => one === value);
  const act = verificationActions.find((one) => one === value);
  if (name === 'role' && role) return i18n._(roleNames[role].name);
  if (name === 'decision' && act) return i18n._(reviewActs[act]);
  if (name === 'sourceLanguage' || name === 'targetLanguage') return people('language', value);
  if (name === 'secondFactor') return t`Set up`;
  if (name === 'personId') {
    return (
      <TextLink component={RouteLink} to="user" params={{ personId: value }} underline="always">
        <Trans>Account</Trans>
      </TextLink>
    );
  }
  if (value === 'yes' || value === 'true') return t`Yes`;
  if (value === 'no' || value === 'false') return t`No`;
  return value;
}
