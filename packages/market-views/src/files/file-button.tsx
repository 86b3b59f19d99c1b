import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { useState, type ReactNode } from 'react';

interface FileButtonProps {
  fileName: string;
  /** The shell says why it was refused. */
  onDownload: () => Promise<void>;
  /** `Download` when left out. */
  children?: ReactNode;
}

/** Hands a file to the browser's downloads; waits while it comes. */
export function FileButton({ fileName, onDownload, children }: FileButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);

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
      aria-label={children ? undefined : t`Download ${fileName}`}
      onClick={() => void download()}
    >
      {children ?? <Trans context="button">Download</Trans>}
    </Button>
  );
}
