import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import { FileButton } from '@tolk/market-views';

type Ops = (typeof calls)['opsinterface'];

/** The lists that staff take along. */
interface Exports {
  '/opsinterface/exportAuditList': Ops['audit']['exportAuditList'];
  '/opsinterface/exportUserList': Ops['users']['exportUserList'];
  '/opsinterface/exportRefundList': Ops['refunds']['exportRefundList'];
  '/opsinterface/exportAppealList': Ops['appeals']['exportAppealList'];
  '/opsinterface/exportReviewList': Ops['reviews']['exportReviewList'];
}

interface ExportButtonProps<Path extends keyof Exports> {
  path: Path;
  /** As the list is narrowed down. */
  asked: RequestOf<Exports[Path]>;
  fileName: string;
}

/** A list as it is filtered now, as a file for a spreadsheet. */
export function ExportButton<Path extends keyof Exports>({
  path,
  asked,
  fileName,
}: ExportButtonProps<Path>) {
  return (
    <FileButton
      fileName={fileName}
      onDownload={() => downloadCallFile<Exports[Path]>(path, asked, fileName)}
    >
      <Trans context="button">Export as CSV</Trans>
    </FileButton>
  );
}
