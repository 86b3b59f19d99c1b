import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { NewsSection } from '@tolk/order-views';
import type { NewsValues } from './news-values.ts';

interface NewsPreviewProps {
  news: NewsValues;
  /** When they were or would be published, ISO 8601. */
  publishTime: string;
}

/** The news as the overviews show them, in both languages beside one another. */
export function NewsPreview({ news, publishTime }: NewsPreviewProps) {
  const { titleEn, textEn, titleZh, textZh } = news;
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <Trans>As the overviews show it</Trans>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          columnGap: 2,
        }}
      >
        <div lang="en">
          <NewsSection
            news={[{ newsId: 'en', title: titleEn || '–', text: textEn || '–', publishTime }]}
          />
        </div>
        <div lang="zh-CN">
          <NewsSection
            news={[{ newsId: 'zh-CN', title: titleZh || '–', text: textZh || '–', publishTime }]}
          />
        </div>
      </Box>
    </Box>
  );
}
