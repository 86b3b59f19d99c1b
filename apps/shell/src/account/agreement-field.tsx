import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { CheckboxField } from '@tolk/design-system/form';
import { RouteLink } from '@tolk/platform';

/** Unticked until a person ticks it; what they agree to opens in a tab of its own, and typed text stays. */
export function AgreementField() {
  const inNewTab = { component: RouteLink, target: '_blank', underline: 'always' } as const;
  return (
    <CheckboxField
      name="agreement"
      label={
        <Trans>
          I agree to the{' '}
          <TextLink {...inNewTab} to="terms">
            terms of service
          </TextLink>{' '}
          and the{' '}
          <TextLink {...inNewTab} to="privacy">
            privacy policy
          </TextLink>
          .
        </Trans>
      }
    />
  );
}
