import { Trans } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { ProvenFieldsDialog } from './proven-fields-dialog.tsx';

interface CertifyDialogProps {
  fields: NonNullable<ReviewDetail['certificateFields']>;
  /** Rejects with a `CallError` that the form shows. */
  onCertify: (provenFieldIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Certifying a certificate: the fields that the supplier named are confirmed or corrected with it. */
export function CertifyDialog({ fields, onCertify, onClose }: CertifyDialogProps) {
  return (
    <ProvenFieldsDialog
      title={<Trans>Certify the certificate</Trans>}
      submitLabel={<Trans context="button">Certify</Trans>}
      fields={fields.whFieldIds}
      onSubmit={onCertify}
      onClose={onClose}
    />
  );
}
