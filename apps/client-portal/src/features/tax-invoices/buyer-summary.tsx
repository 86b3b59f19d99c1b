import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoiceDetails } from '@tolk/contract';
import { Alert, Link } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import { Link as AppLink, pathTo } from '@tolk/platform';
import { invoiceDetailsPart } from '../../invoices/invoice-details-part.ts';
import { useNeedNames } from '../../invoices/need-names.ts';

/** Whom an invoice would name, and what keeps the client from a special one. */
export function BuyerSummary({ details }: { details: InvoiceDetails }) {
  const { i18n } = useLingui();
  const needNames = useNeedNames();
  const { title, taxNumber, email, numberMissing, missingForSpecial } = details;
  const complete = (
    <Link
      component={AppLink}
      to={`${pathTo('clientInformation')}#${invoiceDetailsPart}`}
      underline="always"
    >
      <Trans>Complete your invoice details</Trans>
    </Link>
  );
  if (title === '') {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        <Trans>We don’t know yet whom to make the invoice out to.</Trans> {complete}
      </Alert>
    );
  }
  const missing = new Intl.ListFormat(i18n.locale).format(
    missingForSpecial.map((need) => needNames[need]),
  );
  return (
    <>
      <DefinitionList
        entries={[
          { key: 'title', label: <Trans context="fact">Made out to</Trans>, value: title },
          {
            key: 'number',
            label: <Trans context="fact">Tax number</Trans>,
            value: taxNumber || <Trans context="value">None</Trans>,
          },
          ...(email
            ? [{ key: 'email', label: <Trans context="fact">E-mail</Trans>, value: email }]
            : []),
        ]}
      />
      {numberMissing ? (
        <Alert severity="warning" sx={{ my: 2 }}>
          <Trans>An invoice for a company needs its tax number.</Trans>{' '}
          <Link component={AppLink} to={pathTo('clientInformation')} underline="always">
            <Trans>Add the tax number, or say that you order as a private person</Trans>
          </Link>
        </Alert>
      ) : null}
      {missing === '' || numberMissing ? null : (
        <Alert severity="info" sx={{ my: 2 }}>
          <Trans>A special VAT invoice also needs: {missing}.</Trans> {complete}
        </Alert>
      )}
    </>
  );
}
