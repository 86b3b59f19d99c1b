import { Trans } from '@lingui/react/macro';
import type { TranslatorCertificate } from '@tolk/contract';
import { maySubmit, VerificationStatus } from '@tolk/account-views';
import { Button, Stack, Typography } from '@tolk/design-system';
import { AddIcon } from '@tolk/design-system/icons';
import { RowCard, RowCards, Section } from '@tolk/design-system/pieces';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { formatMonth, useLanguage } from '@tolk/i18n';
import { nameIn, useNames } from '@tolk/labels';
import { ProvenFields } from '@tolk/market-views';
import { useState } from 'react';
import { CertificateDialog } from './certificate-dialog.tsx';
import { FieldsHint } from './fields-hint.tsx';
import type { TestAddress } from './test-address.ts';

interface CertificatesProps {
  pair: TestAddress;
  certificates: readonly TranslatorCertificate[];
}

/** Certificates of a pair with where their verification stands, and adding one instead of a test. */
export function Certificates({ pair, certificates }: CertificatesProps) {
  const [editing, setEditing] = useState<TranslatorCertificate | 'new'>();
  return (
    <Section
      title={<Trans>Certificate instead of a test</Trans>}
      action={
        <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
          <Trans>Add a certificate</Trans>
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography>
          <Trans>
            CATTI, ATA, NAATI, MTI and others count as the test of their language pair once our
            staff have checked them.
          </Trans>
        </Typography>
        {certificates.length === 0 ? null : (
          <RowCards>
            {certificates.map((certificate) => (
              <CertificateCard
                key={certificate.translatorCertificateId}
                certificate={certificate}
                onEdit={() => setEditing(certificate)}
              />
            ))}
          </RowCards>
        )}
        <FieldsHint certificates={certificates} />
      </Stack>
      {editing === undefined ? null : (
        <CertificateDialog
          pair={pair}
          certificate={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  );
}

function CertificateCard({
  certificate,
  onEdit,
}: {
  certificate: TranslatorCertificate;
  onEdit: () => void;
}) {
  const language = useLanguage();
  const { body, number, level, issuedMonth, whFieldIds, provenFieldIds, status } = certificate;
  const names = useNames();
  return (
    <RowCard
      title={nameIn(certificateBodies, body, language)}
      facts={
        <>
          <span>{level}</span>
          <span data-figures="">{number}</span>
          <span>{formatMonth(issuedMonth, language)}</span>
          {status === 'certified' ? (
            <ProvenFields fields={provenFieldIds} />
          ) : (
            whFieldIds.map((field) => <span key={field}>{names.field(field)}</span>)
          )}
        </>
      }
      notice={<VerificationStatus state={certificate} />}
      actions={
        maySubmit(certificate) ? (
          <Button variant="outlined" onClick={onEdit}>
            <Trans>Correct and send again</Trans>
          </Button>
        ) : null
      }
    />
  );
}
