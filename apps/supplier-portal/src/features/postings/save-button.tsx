import { useLingui } from '@lingui/react/macro';
import { useSupSetPostingSavedMutation } from '@tolk/api-client';
import type { PostingRow } from '@tolk/contract';
import { IconButton } from '@tolk/design-system';
import { BookmarkBorderIcon, BookmarkIcon } from '@tolk/design-system/icons';

interface SaveButtonProps {
  posting: Pick<PostingRow, 'projectReleaseInforId' | 'projectName'>;
  saved: boolean;
}

/** Keeps a posting to come back to; it looks saved at once, and as before should the server refuse. */
export function SaveButton({ posting, saved }: SaveButtonProps) {
  const { t } = useLingui();
  const [save, { isLoading, originalArgs }] = useSupSetPostingSavedMutation();
  const { projectReleaseInforId, projectName } = posting;
  const shown = isLoading && originalArgs ? originalArgs.saved : saved;
  return (
    <IconButton
      size="small"
      color={shown ? 'primary' : 'default'}
      aria-pressed={shown}
      aria-label={t`Save “${projectName}”`}
      title={shown ? t`Saved: press to remove` : t`Save for later`}
      onClick={() => void save({ projectReleaseInforId, saved: !shown })}
    >
      {shown ? <BookmarkIcon fontSize="small" /> : <BookmarkBorderIcon fontSize="small" />}
    </IconButton>
  );
}
