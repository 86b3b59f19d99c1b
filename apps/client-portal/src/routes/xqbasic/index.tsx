import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientAddOrEditSysInfoMutation,
  useClientGetSysInfoBasicsDataQuery,
} from '@tolk/api-client';
import { Alert, Box, DataState, formWidth, notify } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { useSession } from '@tolk/platform';
import { InformationForm } from '../../features/information/information-form.tsx';
import { InvoiceDetailsPart } from '../../features/information/invoice-details-form.tsx';
import { useNamedBefore } from '../../features/information/use-named-before.ts';
import { VerificationParts } from '../../features/information/verification-parts.tsx';

/** The client's own information, and the verification of person and company. */
export function Screen() {
  const { t } = useLingui();
  const { session } = useSession();
  const query = useClientGetSysInfoBasicsDataQuery({});
  const [save] = useClientAddOrEditSysInfoMutation();
  const account = session.status === 'signedIn' ? session.user?.account : undefined;
  const named = useNamedBefore(query.data);
  // The form begins with what is known of the person, so it waits until that is there.
  const known =
    account === undefined || named === undefined
      ? undefined
      : query.data && { info: query.data, named, account };

  return (
    <>
      <PageHeader
        title={<Trans context="heading">My information</Trans>}
        description={
          <Trans>
            Suppliers trust clients they know. If you set a nickname, only our staff see your real
            name.
          </Trans>
        }
      />
      <DataState query={{ ...query, data: known }} skeleton={6}>
        {({ info, named: begun, account: contact }) => (
          <Box id="basic" sx={{ maxWidth: formWidth }}>
            {info.saved ? null : (
              <Alert severity="info" sx={{ mb: 3 }}>
                <Trans>Nothing is saved yet. What you type is kept until you save it.</Trans>
              </Alert>
            )}
            <InformationForm
              info={begun}
              account={contact}
              onSave={async (request) => {
                await inForm(save(request));
                notify(t`Your information is saved.`);
              }}
            />
            <Box sx={{ mt: 4 }}>
              <InvoiceDetailsPart />
              <VerificationParts info={info} informationHref="#basic" />
            </Box>
          </Box>
        )}
      </DataState>
    </>
  );
}
