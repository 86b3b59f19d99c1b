import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, RequestOf } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { useState } from 'react';

type StatementFormat = RequestOf<
  (typeof calls)['supinterface']['settlement']['downloadExpenseDetails']
>['format'];

const formats = { pdf: 'PDF', csv: 'CSV', xlsx: 'XLSX' } as const satisfies Record<
  StatementFormat,
  string
>;
const offered = Object.keys(formats) as StatementFormat[];

interface DownloadButtonsProps {
  /** What is downloaded, for screen readers. */
  label: string;
  disabled?: boolean;
  /** The buttons wait while it runs; the shell says what went wrong. */
  onDownload: (format: StatementFormat) => Promise<void>;
}

/** The same figures as a document, as text and as a worksheet. */
export function DownloadButtons({ label, disabled = false, onDownload }: DownloadButtonsProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);

  async function download(format: StatementFormat) {
    setBusy(true);
    await onDownload(format).catch(() => undefined);
    setBusy(false);
  }

  return (
    <Box
      role="group"
      aria-label={label}
      data-print="no"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Trans context="button">Download as</Trans>
      </Box>
      {offered.map((format) => {
        const name = formats[format];
        return (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={disabled || busy}
            aria-label={t`Download as ${name}`}
            onClick={() => void download(format)}
          >
            {name}
          </Button>
        );
      })}
    </Box>
  );
}
