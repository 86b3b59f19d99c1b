import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { useState, type ReactNode } from 'react';

type FileButtonProps = {
  /** The shell says why it was refused. */
  onDownload: () => Promise<void>;
} & (
  | { children: ReactNode }
  /** `Download`, and for who listens what. */
  | { fileName: string }
);

/** Hands a file to the browser's downloads; waits while it comes. */
export function FileButton({ onDownload, ...label }: FileButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const fileName = 'fileName' in label ? label.fileName : undefined;

  async function download() {
    setBusy(true);
    await onDownload().catch(() => undefined);
    setBusy(false);
  }

  return (
    <Button
      size="small"
      data-print="no"
      disabled={busy}
      startIcon={<DownloadIcon />}
      aria-label={fileName === undefined ? undefined : t`Download ${fileName}`}
      onClick={() => void download()}
    >
      {'children' in label ? label.children : <Trans context="button">Download</Trans>}
    </Button>
  );
}
