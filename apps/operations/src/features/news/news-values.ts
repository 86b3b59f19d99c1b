import type { News } from '@tolk/contract';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export type NewsValues = Pick<News, 'titleEn' | 'titleZh' | 'textEn' | 'textZh' | 'audience'>;

/** What is edited, or empty news for everybody. */
export function newsValues(news: News | null): NewsValues {
  return {
    titleEn: news?.titleEn ?? '',
    titleZh: news?.titleZh ?? '',
    textEn: news?.textEn ?? '',
    textZh: news?.textZh ?? '',
    audience: news?.audience ?? 'all',
  };
}

const title = string().trim().max(limits.news.title).required();
const text = string().trim().max(limits.news.text).required();

export const newsRules = object({
  titleEn: title,
  titleZh: title,
  textEn: text,
  textZh: text,
  audience: string()
    .oneOf(['all', 'supplier', 'client'] as const)
    .required(),
});
