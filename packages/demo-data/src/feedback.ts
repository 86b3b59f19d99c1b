import type { Identity } from '@tolk/domain';

/** What somebody of the demo wrote to the product; `hoursAgo` counts from the moment of seeding. */
export interface SeedFeedback {
  person: string;
  identity: Identity;
  type: string;
  text: string;
  file?: { name: string; text: string };
  hoursAgo: number;
  /** What the staff answered, and when. */
  answer?: { text: string; hoursAgo: number };
}

export const seedFeedback: readonly SeedFeedback[] = [
  {
    person: 'jihe-medical',
    identity: 'client',
    type: 'suggestion',
    text: '订单列表能否显示每个文件的字数？目前需要逐个打开订单才能看到，批量核对时不太方便。',
    hoursAgo: 76,
    answer: {
      text: '感谢您的建议。字数目前显示在订单详情的“字词统计”中；在列表中显示字数已列入计划，上线后会发布新闻通知您。',
      hoursAgo: 50,
    },
  },
  {
    person: 'jihe-medical',
    identity: 'client',
    type: 'fault',
    text: '打印订单时，第二页的时间线与页脚重叠。\n浏览器：Chrome，纸张：A4 纵向。',
    file: {
      name: '打印设置.txt',
      text: '纸张：A4 纵向\n页边距：默认\n缩放：100%\n',
    },
    hoursAgo: 20,
  },
  {
    person: 'lin-wanqing',
    identity: 'supplier',
    type: 'language-test',
    text: '日译中测试第 12 题的两个选项意思相近，建议调整选项或补充上下文。',
    hoursAgo: 7,
  },
];
