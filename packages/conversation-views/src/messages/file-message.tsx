import { previewFile, usePicture } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { FileLink } from './file-link.tsx';

/** Pictures above this are fetched when somebody asks for them (bytes). */
const previewMax = 3 * 1_048_576;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

interface FileMessageProps {
  file: FileInfo;
  /** How its content is reached; by its id alone where left out. Both stay the same from render to render. */
  preview?: (fileId: string) => Promise<Blob>;
  onDownload?: (file: FileInfo) => Promise<void>;
}

/** A file in a message; a picture shows itself. */
export function FileMessage({ file, preview = previewFile, onDownload }: FileMessageProps) {
  const isPicture = pictureTypes.includes(file.fileType) && file.fileSize <= previewMax;
  return (
    <>
      {isPicture ? <Preview file={file} load={preview} /> : null}
      <FileLink file={file} onDownload={onDownload} />
    </>
  );
}

function Preview({ file, load }: { file: FileInfo; load: (fileId: string) => Promise<Blob> }) {
  const picture = usePicture(load, file.fileId);
  if (picture.state === 'failed') return null;
  return (
    <Box sx={{ height: 180, maxWidth: 260, display: 'grid', placeItems: 'center', mb: 0.5 }}>
      {picture.state === 'there' ? (
        <Box
          component="img"
          src={picture.url}
          alt={file.fileName}
          sx={{ maxHeight: 180, maxWidth: '100%', borderRadius: 1, objectFit: 'contain' }}
        />
      ) : null}
    </Box>
  );
}
