import { Trans } from '@lingui/react/macro';
import type { News } from '@tolk/contract';
import { FormDialog } from '@tolk/design-system/portal';
import { NewsEditor } from './news-editor.tsx';

interface NewsDialogProps {
  /** What is edited; null for new ones. */
  news: News | null;
  onClose: () => void;
}

/** Writing or changing news. */
export function NewsDialog({ news, onClose }: NewsDialogProps) {
  return (
    <FormDialog
      open
      title={news === null ? <Trans>Write news</Trans> : <Trans>Edit the news</Trans>}
      onClose={onClose}
    >
      <NewsEditor news={news} onClose={onClose} />
    </FormDialog>
  );
}
