/** One order about which client and supplier disagree, with what each side shows. */
export const disputedOrder = {
  key: 'order-instrument-manual',
  client: 'jihe-medical',
  supplier: 'lin-wanqing',
  name: '血液分析仪操作手册第三版，中译英',
  field: 'medical-devices',
  unitPrice: 320_00,
  workload: 6.5,
  description: '按随附术语表翻译，界面用语与设备屏幕保持一致；第 4 章安全警示须逐条核对。',
  delivery: '译文与双语对照表，界面用语已按术语表统一。',
  claim: {
    reason:
      '第 4 章有 11 处警示语未按术语表翻译，且漏译附录 B，无法提交注册检验。希望退回部分款项。',
    refundPercent: 40,
    file: {
      name: '问题清单.txt',
      text: '4.2 “警告”误译为 Note，应为 Warning。\n4.5 “禁止浸泡”漏译。\n附录 B：缺少译文。\n',
    },
  },
  answer: {
    text: '附录 B 在下单后才补发，不在约定的 6,500 字之内；警示语我愿意免费修改。',
    file: {
      name: '沟通记录.txt',
      text: '下单次日客户补发附录 B，约 900 字，未调整字数与价格。\n',
    },
  },
  offer: { refundPercent: 15, text: '免费改正警示语，并退回 15%，附录 B 可另行补译。' },
} as const;
