import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSetProvenFieldsMutation } from '@tolk/api-client';
import type { ReviewDetail } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { useState } from 'react';
import { ProvenFieldsDialog } from './proven-fields-dialog.tsx';

interface Props {
  review: Pick<ReviewDetail, 'reviewId' | 'status'>;
  fields: NonNullable<ReviewDetail['certificateFields']>;
}

/** What a certificate is said to prove and what was confirmed, also where it is nothing, and correcting that. */
export function CertificateFields({ review, fields: { whFieldIds, provenFieldIds } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const list = (fields: readonly string[]) =>
    fields.map(names.field).join(language === 'en' ? '; ' : '、') ||
    t({ message: 'None', context: 'value' });
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
  const [isOpen, setOpen] = useState(false);
  async function submit(provenFieldIds: string[]) {
    await inForm(save({ reviewId, provenFieldIds }));
    notify(t`The fields are corrected. The supplier is told.`);
    setOpen(false);
  }
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        <Trans>Correct the fields…</Trans>
      </Button>
      {isOpen ? (
        <ProvenFieldsDialog
          title={<Trans>Correct the fields</Trans>}
          submitLabel={<Trans context="button">Save</Trans>}
          fields={fields}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
