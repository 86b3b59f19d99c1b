import { Trans, useLingui } from '@lingui/react/macro';
import type { News } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { EditIcon } from '@tolk/design-system/icons';
import { DateTime, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { useLanguage } from '@tolk/i18n';
import { audienceLabels, newsChips } from './news-chips.ts';

interface NewsCardProps {
  news: News;
  onEdit: () => void;
  onState: (to: 'published' | 'withdrawn') => void;
}

/** One piece of news in the list, in the language in use. */
export function NewsCard({ news, onEdit, onState }: NewsCardProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { state, audience, author, createTime, publishTime } = news;
  const { tone, label } = newsChips[state];
  return (
    <RowCard
      title={language === 'en' ? news.titleEn : news.titleZh}
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      facts={
        <>
          <span>{i18n._(audienceLabels[audience])}</span>
          <span>{author}</span>
          <span>
            {publishTime === null ? (
              <Trans>
                Written <DateTime iso={createTime} />
              </Trans>
            ) : (
              <Trans>
                Published <DateTime iso={publishTime} />
              </Trans>
            )}
          </span>
        </>
      }
      notice={<Excerpt>{language === 'en' ? news.textEn : news.textZh}</Excerpt>}
      actions={
        <ActionBar
          actions={[
            state === 'published'
              ? {
                  key: 'withdraw',
                  label: <Trans context="button">Withdraw</Trans>,
                  enabled: true,
                  onChoose: () => onState('withdrawn'),
                }
              : {
                  key: 'publish',
                  label: <Trans context="button">Publish</Trans>,
                  rank: 'main',
                  enabled: true,
                  onChoose: () => onState('published'),
                },
            {
              key: 'edit',
              label: <Trans context="menu">Edit</Trans>,
              icon: <EditIcon />,
              enabled: true,
              onChoose: onEdit,
            },
          ]}
        />
      }
    />
  );
}

/** The first lines of a text. */
function Excerpt({ children }: { children: string }) {
  return (
    <Box
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}
