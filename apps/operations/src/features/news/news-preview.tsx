import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { NewsSection } from '@tolk/market-views';
import type { NewsValues } from './news-values.ts';

interface NewsPreviewProps {
  news: NewsValues;
  /** When they were or would be published, ISO 8601. */
  publishTime: string;
}

/** The news as the overviews show them, first in English, then in Chinese. */
export function NewsPreview({ news, publishTime }: NewsPreviewProps) {
  const { titleEn, textEn, titleZh, textZh } = news;
  const rows = [
    { newsId: 'en', title: titleEn || '–', text: textEn || '–', publishTime },
    { newsId: 'zh-CN', title: titleZh || '–', text: textZh || '–', publishTime },
  ];
  return (
    <div>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        <Trans>As the overviews show it</Trans>
      </Typography>
      <NewsSection news={rows} />
    </div>
  );
}
