import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSetProvenFieldsMutation } from '@tolk/api-client';
import type { ReviewDetail } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { useFieldList } from '../../verifications/use-field-list.ts';
import { ProvenFieldsDialog } from './proven-fields-dialog.tsx';

interface Props {
  review: Pick<ReviewDetail, 'reviewId' | 'status'>;
  fields: NonNullable<ReviewDetail['certificateFields']>;
}

/** What a certificate is said to prove and what was confirmed, also where it is nothing, and correcting that. */
export function CertificateFields({ review, fields: { whFieldIds, provenFieldIds } }: Props) {
  const { t } = useLingui();
  const list = useFieldList();
  const isCertified = review.status === 'certified';
  const said = {
    key: 'said',
    label: t({ message: 'Fields that the supplier named', context: 'fact' }),
    value: list(whFieldIds),
  };
  const proven = {
    key: 'proven',
    label: t({ message: 'Fields that were confirmed', context: 'fact' }),
    value: list(provenFieldIds),
  };
  return (
    <Box sx={{ mt: 2 }}>
      <DefinitionList entries={isCertified ? [said, proven] : [said]} />
      {isCertified ? <Correcting reviewId={review.reviewId} fields={provenFieldIds} /> : null}
    </Box>
  );
}

/** A wrong field is corrected without revoking the certificate, by which its supplier may work. */
function Correcting({ reviewId, fields }: { reviewId: string; fields: readonly string[] }) {
  const { t } = useLingui();
  const [save] = useOpsSetProvenFieldsMutation();
  const [seen, setSeen] = useState<string[]>();
  async function submit(provenFieldIds: string[]) {
    await inForm(save({ reviewId, provenFieldIds, seenProvenFieldIds: seen }));
    notify(t`The fields have been corrected, and the supplier has been notified.`);
    setSeen(undefined);
  }
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setSeen([...fields])}>
        <Trans>Correct the fields…</Trans>
      </Button>
      {seen ? (
        <ProvenFieldsDialog
          title={<Trans>Correct the fields</Trans>}
          submitLabel={<Trans context="button">Save</Trans>}
          fields={seen}
          onSubmit={submit}
          onClose={() => setSeen(undefined)}
        />
      ) : null}
    </>
  );
}
