import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsSetNewsStateMutation } from '@tolk/api-client';
import type { News } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useLanguage } from '@tolk/i18n';
import { tellings } from './news-chips.ts';

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
    notify(publishing ? t`The news is published.` : t`The news is withdrawn.`);
  }

  return (
    <ConfirmDialog
      open
      title={publishing ? <Trans>Publish “{title}”?</Trans> : <Trans>Withdraw “{title}”?</Trans>}
      confirmLabel={
        publishing ? (
          <Trans context="button">Publish</Trans>
        ) : (
          <Trans context="button">Withdraw</Trans>
        )
      }
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onConfirm={turn}
      onCancel={onClose}
    >
      <Typography>
        {publishing ? (
          i18n._(tellings[news.audience])
        ) : (
          <Trans>It no longer appears on the overviews. Notifications already sent remain.</Trans>
        )}
      </Typography>
      {publishing && news.publishTime !== null ? (
        <Typography sx={{ mt: 1 }}>
          <Trans>People who were notified the first time are not notified again.</Trans>
        </Typography>
      ) : null}
    </ConfirmDialog>
  );
}
