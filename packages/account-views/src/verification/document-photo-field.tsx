import { discardFile, uploadFile } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { FileField } from '@tolk/design-system/fields';
import { acceptOf, filePolicies } from '@tolk/domain';
import { StoredPhoto } from './stored-photo.tsx';

interface DocumentPhotoFieldProps {
  name: string;
  label: string;
  hint: string;
  maxFiles: number;
}

const { bytes } = filePolicies.document;

/** Photos of an identity document or a licence, each with a preview once it has arrived. */
export function DocumentPhotoField({ maxFiles, ...field }: DocumentPhotoFieldProps) {
  return (
    <FileField
      {...field}
      required
      accept={acceptOf('document')}
      maxBytes={bytes}
      maxFiles={maxFiles}
      capture="environment"
      upload={(file, options) => uploadFile(file, 'document', options)}
      discard={discardFile}
      renderDetail={(file) => (
        <Box sx={{ mt: 1 }}>
          <StoredPhoto photo={file} />
        </Box>
      )}
    />
  );
}
