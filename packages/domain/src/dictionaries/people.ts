import type { DictionaryEntry } from './entry.ts';

export const sexes: readonly DictionaryEntry[] = [
  { value: 'female', en: 'Female', zh: '女' },
  { value: 'male', en: 'Male', zh: '男' },
  { value: 'undisclosed', en: 'Prefer not to say', zh: '不便透露' },
];

export const degrees: readonly DictionaryEntry[] = [
  { value: 'secondary', en: 'Secondary school', zh: '高中及以下' },
  { value: 'associate', en: 'Associate degree', zh: '大专' },
  { value: 'bachelor', en: "Bachelor's degree", zh: '本科' },
  { value: 'master', en: "Master's degree", zh: '硕士' },
  { value: 'doctorate', en: 'Doctorate', zh: '博士' },
];

/** Bounds in full years, the upper one excluded; null is open. */
export interface ExperienceEntry extends DictionaryEntry {
  minYears: number;
  maxYears: number | null;
}

export const translationYears: readonly ExperienceEntry[] = [
  { value: 'under-1', en: 'Less than 1 year', zh: '1 年以下', minYears: 0, maxYears: 1 },
  { value: '1-3', en: '1 to 3 years', zh: '1–3 年', minYears: 1, maxYears: 3 },
  { value: '3-5', en: '3 to 5 years', zh: '3–5 年', minYears: 3, maxYears: 5 },
  { value: '5-10', en: '5 to 10 years', zh: '5–10 年', minYears: 5, maxYears: 10 },
  { value: '10-20', en: '10 to 20 years', zh: '10–20 年', minYears: 10, maxYears: 20 },
  { value: 'over-20', en: '20 years and more', zh: '20 年及以上', minYears: 20, maxYears: null },
];

/** How a person came to know the product. */
export const sources: readonly DictionaryEntry[] = [
  { value: 'search', en: 'Search engine', zh: '搜索引擎' },
  { value: 'colleague', en: 'Friend or colleague', zh: '朋友或同行推荐' },
  { value: 'wechat', en: 'WeChat', zh: '微信' },
  { value: 'media-platform', en: 'Other social media', zh: '其他社交媒体' },
  { value: 'translators-forum', en: "Translators' forum", zh: '翻译论坛' },
  { value: 'association', en: "Translators' association", zh: '翻译协会' },
  { value: 'university', en: 'University or teacher', zh: '高校或老师' },
  { value: 'event', en: 'Conference or trade fair', zh: '行业会议或展会' },
  { value: 'recruitment-site', en: 'Recruitment site', zh: '招聘网站' },
  { value: 'news', en: 'News article', zh: '新闻报道' },
  { value: 'other', en: 'Other', zh: '其他' },
];

/** Platforms where a person can be found (docs/product/data.md#suppliers-profile). */
export const mediaPlatforms: readonly DictionaryEntry[] = [
  { value: 'linkedin', en: 'LinkedIn', zh: '领英' },
  { value: 'wechat', en: 'WeChat', zh: '微信' },
  { value: 'weibo', en: 'Weibo', zh: '微博' },
  { value: 'xiaohongshu', en: 'Xiaohongshu', zh: '小红书' },
  { value: 'zhihu', en: 'Zhihu', zh: '知乎' },
  { value: 'bilibili', en: 'Bilibili', zh: '哔哩哔哩' },
  { value: 'douyin', en: 'Douyin', zh: '抖音' },
  { value: 'facebook', en: 'Facebook', zh: 'Facebook' },
  { value: 'instagram', en: 'Instagram', zh: 'Instagram' },
  { value: 'x', en: 'X', zh: 'X（原推特）' },
  { value: 'youtube', en: 'YouTube', zh: 'YouTube' },
  { value: 'line', en: 'LINE', zh: 'LINE' },
  { value: 'kakaotalk', en: 'KakaoTalk', zh: 'KakaoTalk' },
  { value: 'vk', en: 'VK', zh: 'VK' },
  { value: 'other', en: 'Other', zh: '其他' },
];

/** Hours in which a person takes jobs (`jieGaoTime` on the wire), in the person's own time zone. */
export const availabilities: readonly DictionaryEntry[] = [
  { value: 'any-time', en: 'Any time', zh: '随时可接稿' },
  { value: 'weekday-daytime', en: 'Weekdays, 9:00–18:00', zh: '工作日 9:00–18:00' },
  { value: 'weekday-evening', en: 'Weekdays, 18:00–23:00', zh: '工作日 18:00–23:00' },
  { value: 'night', en: 'Nights, 23:00–7:00', zh: '夜间 23:00–次日 7:00' },
  { value: 'weekend', en: 'Weekends', zh: '周末' },
  { value: 'holiday', en: 'Public holidays', zh: '法定节假日' },
  { value: 'by-arrangement', en: 'By arrangement', zh: '提前约定' },
];
