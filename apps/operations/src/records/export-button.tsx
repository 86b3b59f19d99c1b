import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { FileButton } from '@tolk/market-views';

type Ops = (typeof calls)['opsinterface'];

/** The lists that staff take along. */
interface Exports {
  '/opsinterface/exportAuditList': Ops['audit']['exportAuditList'];
  '/opsinterface/exportUserList': Ops['users']['exportUserList'];
  '/opsinterface/exportRefundList': Ops['refunds']['exportRefundList'];
  '/opsinterface/exportSettlementList': Ops['settlements']['exportSettlementList'];
  '/opsinterface/exportTaxInvoiceList': Ops['invoices']['exportTaxInvoiceList'];
  '/opsinterface/exportIncomingTransferList': Ops['transfers']['exportIncomingTransferList'];
  '/opsinterface/exportOrderList': Ops['orders']['exportOrderList'];
  '/opsinterface/exportAppealList': Ops['appeals']['exportAppealList'];
  '/opsinterface/exportReviewList': Ops['reviews']['exportReviewList'];
}

interface ExportButtonProps<Path extends keyof Exports> {
  path: Path;
  /** As the list is narrowed down. */
  asked: RequestOf<Exports[Path]>;
}

/** A list as it is filtered now, as a file for a spreadsheet. */
export function ExportButton<Path extends keyof Exports>({ path, asked }: ExportButtonProps<Path>) {
  return (
    <FileButton onDownload={() => downloadCallFile<Exports[Path]>(path, asked)}>
      <Trans context="button">Export as CSV</Trans>
    </FileButton>
  );
}

/** The same between the filters and the rows of a list. */
export function ExportPart<Path extends keyof Exports>(props: ExportButtonProps<Path>) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
      <ExportButton {...props} />
    </Box>
  );
}
