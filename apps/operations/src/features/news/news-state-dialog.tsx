import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsSetNewsStateMutation } from '@tolk/api-client';
import type { News } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useLanguage } from '@tolk/i18n';
import { tellings } from './news-looks.ts';

interface NewsStateDialogProps {
  news: News;
  to: 'published' | 'withdrawn';
  onClose: () => void;
}

/** Asks before news are published, which tells people, or withdrawn. */
export function NewsStateDialog({ news, to, onClose }: NewsStateDialogProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [set] = useOpsSetNewsStateMutation();
  const title = language === 'en' ? news.titleEn : news.titleZh;
  const publishing = to === 'published';

  async function turn() {
    const done = await set({ newsId: news.newsId, state: to });
    onClose();
    if (done.error) return;
    notify(publishing ? t`The news are published.` : t`The news are withdrawn.`);
  }

  return (
    <ConfirmDialog
      open
      title={publishing ? <Trans>Publish “{title}”?</Trans> : <Trans>Withdraw “{title}”?</Trans>}
      confirmLabel={publishing ? <Trans>Publish</Trans> : <Trans>Withdraw</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={turn}
      onCancel={onClose}
    >
      <Typography>
        {publishing ? (
          i18n._(tellings[news.audience])
        ) : (
          <Trans>The overviews show them no more. Notifications that were sent stay.</Trans>
        )}
      </Typography>
      {publishing && news.publishTime !== null ? (
        <Typography sx={{ mt: 1 }}>
          <Trans>Whoever was told the first time is not told again.</Trans>
        </Typography>
      ) : null}
    </ConfirmDialog>
  );
}
