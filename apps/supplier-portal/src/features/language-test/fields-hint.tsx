import { Trans } from '@lingui/react/macro';
import type { TranslatorCertificate } from '@tolk/contract';
import { Link, Typography } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

interface FieldsHintProps {
  certificates: readonly Pick<TranslatorCertificate, 'status' | 'provenFieldIds'>[];
}

/** How fields come to a certificate that was certified without any: it can't be sent again. Nothing where each has some. */
export function FieldsHint({ certificates }: FieldsHintProps) {
  const isWithout = certificates.some(
    ({ status, provenFieldIds }) => status === 'certified' && provenFieldIds.length === 0,
  );
  if (!isWithout) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      <Trans>
        A verified certificate that shows no certified field either names none or was checked before
        fields could be certified. If yours names fields, write to{' '}
        <Link component={RouteLink} to="customerService">
          customer service
        </Link>{' '}
        and our staff will add them.
      </Trans>
    </Typography>
  );
}
