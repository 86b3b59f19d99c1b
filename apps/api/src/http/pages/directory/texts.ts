import { limits } from '@tolk/domain';

const { figureCases, sorted } = limits.publicProfile;

/** What the pages of the directory say in several places. */
export const texts = {
  directory: { en: 'Translators and interpreters', zh: '译员名录' },
  verified: { en: 'Identity verified', zh: '已实名认证' },
  companyVerified: { en: 'Company verified', zh: '已企业认证' },
  tested: { en: 'Test passed', zh: '已通过测试' },
  proven: (field: string) => ({ en: `${field} · certified`, zh: `${field} · 持证` }),
  provenExplained: {
    en: '“Certified” means that our staff have checked a translation certificate that covers this field in this language pair.',
    zh: '“持证”表示平台已审核译员在该语言对、该领域的翻译资格证书。',
  },
  onTime: { en: 'Delivered on time', zh: '按时交付' },
  atOnce: { en: 'Accepted without changes', zh: '一次验收通过' },
  answersIn: { en: 'Usually answers in', zh: '通常回复时间' },
  cameAgain: { en: 'Returning clients', zh: '再次下单的客户' },
  ofClients: (count: number) => ({ en: `(of ${count})`, zh: `（共 ${count} 位）` }),
  ofCases: (count: number) => ({ en: `(of ${count})`, zh: `（共 ${count} 次）` }),
  completed: (count: number) => ({
    en: count === 1 ? '1 completed order' : `${count} completed orders`,
    zh: `已完成 ${count} 个订单`,
  }),
  stars: (average: number, count: number) => ({
    en: `${average.toFixed(1)} of 5 stars from ${count === 1 ? '1 review' : `${count} reviews`}`,
    zh: `${count} 条评价，平均 ${average.toFixed(1)} 星（满分 5 星）`,
  }),
  experience: (years: string) => ({ en: `${years} of experience`, zh: `${years}经验` }),
  morePairs: (count: number) => ({ en: `and ${count} more`, zh: `另有 ${count} 项` }),
  howFigures: { en: 'How these figures are made', zh: '数据说明' },
  figuresExplained: {
    en: `They are computed in the same way for everybody, from the last twelve months, and only shown from ${figureCases} cases on. On time: texts whose first delivery came by the agreed time. Accepted without changes: delivered texts that the client accepted without asking for changes. Answer: the median time until an order or invitation was accepted or declined; one that expired counts with the time it waited. Returning clients: of the clients with a completed order, those with two or more. Reviews are written by clients after an order, without their names.`,
    zh: `所有译员均按同一方法计算，统计最近十二个月，满 ${figureCases} 次才显示。按时交付：首次交付不晚于约定时间的笔译或审校订单占比。一次验收通过：已交付的订单中，客户未要求修改即验收的占比。回复时间：从收到订单或邀请到接受或谢绝所用时间的中位数，逾期未回复的按等待时长计入。再次下单的客户：有已完成订单的客户中，完成两单及以上者的占比。评价由客户在订单结束后填写，不显示客户姓名。`,
  },
  order: {
    en: `Most completed orders first. At most ${sorted.toLocaleString('en')} are listed: narrow the list down to find more.`,
    zh: `按已完成订单数排序，最多列出 ${sorted} 位，可通过筛选查看更多。`,
  },
};
