import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, markShownInForm, useOpsSetProvenFieldsMutation } from '@tolk/api-client';
import type { ReviewDetail } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Box, Button, notify } from '@tolk/design-system';
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
      <Correcting reviewId={review.reviewId} fields={isCertified ? provenFieldIds : undefined} />
    </Box>
  );
}

interface CorrectingProps {
  reviewId: string;
  /** What is confirmed; undefined while the certificate doesn't count. */
  fields: readonly string[] | undefined;
}

/** A wrong field is corrected without revoking the certificate, by which its supplier may work. */
function Correcting({ reviewId, fields }: CorrectingProps) {
  const { t } = useLingui();
  const [save] = useOpsSetProvenFieldsMutation();
  const [seen, setSeen] = useState<string[]>();
  const [overtaken, setOvertaken] = useState(false);

  async function submit(provenFieldIds: string[]) {
    try {
      await save({ reviewId, provenFieldIds, seenProvenFieldIds: seen }).unwrap();
      notify(t`The fields have been corrected, and the supplier has been notified.`);
    } catch (error) {
      if (!isCallError(error)) throw error;
      markShownInForm(error);
      if (error.code !== errorCodes.conflict) throw error;
      setOvertaken(true);
    }
    setSeen(undefined);
  }

  return (
    <>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          <Trans>
            A colleague has changed this certificate in the meantime. Your correction was not saved:
            look at the fields again before you correct them.
          </Trans>
        </Alert>
      ) : null}
      {fields ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={() => {
            setOvertaken(false);
            setSeen([...fields]);
          }}
        >
          <Trans>Correct the fields…</Trans>
        </Button>
      ) : null}
      {seen ? (
        <ProvenFieldsDialog
          title={<Trans>Correct the fields</Trans>}
          submitLabel={<Trans context="button">Save</Trans>}
          fields={seen}
          offWhileSame={<Trans>Available once you have changed the fields.</Trans>}
          onSubmit={submit}
          onClose={() => setSeen(undefined)}
        />
      ) : null}
    </>
  );
}
