import type { BilingualText } from '../../calls/refusal.ts';

const namesShown = 5;
/** So many new postings are counted; a summary of more says so. */
export const countedMax = 100;

/** What is new for somebody's saved searches, the postings of these names. */
export function summaryOf(names: readonly string[]): { title: BilingualText; text: BilingualText } {
  const count = atLeast(names.length);
  const shown = names.slice(0, namesShown).map((name) => `“${name}”`);
  const en = names.length === 1 ? '1 new job fits' : `${count.en} new jobs fit`;
  const rest = names.length > namesShown;
  return {
    title: { en: 'New jobs for your saved searches', zh: '您保存的搜索有新项目' },
    text: {
      en: `${en} your saved searches: ${shown.join(', ')}${rest ? ' and more' : ''}.`,
      zh: `有 ${count.zh}个新项目符合您保存的搜索：${shown.join('、')}${rest ? '等' : ''}。`,
    },
  };
}

function atLeast(count: number): BilingualText {
  if (count < countedMax) return { en: `${count}`, zh: `${count} ` };
  return { en: `More than ${countedMax - 1}`, zh: `${countedMax} 多` };
}
