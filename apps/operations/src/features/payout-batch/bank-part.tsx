import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, PayoutBatchDetail } from '@tolk/contract';
import { Box, CopyButton, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { FileButton } from '@tolk/market-views';
import { ResultImport } from './result-import.tsx';

type Call = (typeof calls)['opsinterface']['settlements']['downloadBankFile'];

interface BankPartProps {
  batch: PayoutBatchDetail;
  /** The batch knows the hash of its file from then on. */
  onDownloaded: () => unknown;
}

/** What goes to the bank and what comes back from it. */
export function BankPart({ batch, onDownloaded }: BankPartProps) {
  const { payoutBatchId, fileSha256 } = batch;
  return (
    <>
      <Section title={<Trans>File for the bank</Trans>}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <Trans>
            Upload it to the bank’s system as it is. Don’t open it in Excel first: a spreadsheet
            rounds long account numbers when it saves. The file contains full account numbers, so
            don’t keep copies.
          </Trans>
        </Typography>
        <FileButton
          onDownload={async () => {
            await downloadCallFile<Call>('/opsinterface/downloadBankFile', { payoutBatchId });
            onDownloaded();
          }}
        >
          <Trans>Download the bank file</Trans>
        </FileButton>
        {fileSha256 ? (
          <Box sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}>
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              SHA-256 {fileSha256}
            </Box>
            <CopyButton text={fileSha256}>
              <Trans>Copy the hash</Trans>
            </CopyButton>
          </Box>
        ) : null}
      </Section>
      <Section title={<Trans>Result file of the bank</Trans>}>
        <ResultImport payoutBatchId={payoutBatchId} />
      </Section>
    </>
  );
}
