import { downloadFile } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { AttachFileIcon } from '@tolk/design-system/icons';
import { formatFileSize, useLanguage } from '@tolk/i18n';

interface FileLinkProps {
  file: FileInfo;
  onDownload?: ((file: FileInfo) => Promise<void>) | undefined;
}

/** A file that was sent; pressing it downloads it. */
export function FileLink({ file, onDownload = downloadFile }: FileLinkProps) {
  const language = useLanguage();
  return (
    <Button
      size="small"
      startIcon={<AttachFileIcon />}
      onClick={() => void onDownload(file).catch(() => undefined)}
      sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
    >
      <span>
        {file.fileName} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatFileSize(file.fileSize, language)}
        </Box>
      </span>
    </Button>
  );
}
