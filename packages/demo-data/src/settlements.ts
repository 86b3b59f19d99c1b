import type { SettlementMethodForm } from '@tolk/contract';
import { citiesOf } from '@tolk/domain/dictionaries/index';

/** Suppliers who can be paid out. Names and numbers are made up and right by their check digits. */
export const payableSuppliers: readonly {
  key: string;
  idNumber: string;
  methods: readonly SettlementMethodForm[];
}[] = [
  {
    key: 'lin-wanqing',
    idNumber: '31010119900417002X',
    methods: [
      {
        method: 'personalCard',
        name: '林婉清',
        idNumber: '31010119900417002X',
        cardNumber: '6222020200111234569',
        province: '310000',
        city: cityOf('310000'),
        bank: 'icbc',
        branch: '上海市虹口支行',
      },
      { method: 'paypal', name: '林婉清', account: 'lin.wanqing@example.com' },
    ],
  },
  {
    key: 'chen-siyuan',
    idNumber: '320502198509080033',
    methods: [
      {
        method: 'personalCard',
        name: '陈思远',
        idNumber: '320502198509080033',
        cardNumber: '6217000010001234569',
        province: '320000',
        city: cityOf('320000'),
        bank: 'ccb',
        branch: '苏州市姑苏支行',
      },
    ],
  },
];

export function cityOf(province: string): string {
  const [first] = citiesOf(province);
  if (first === undefined) throw new Error(`no city in ${province}`);
  return first.value;
}

export interface SeedEarnedOrder {
  key: string;
  client: string;
  supplier: string;
  name: string;
  field: string;
  unitPrice: number;
  workload: number;
  description: string;
  delivery: string;
}

/** Orders placed directly, by what became of their earnings. */
export const earnedOrders = {
  /** Settled in the month before. */
  settled: [
    {
      key: 'order-annual-report',
      client: 'northlight-capital',
      supplier: 'lin-wanqing',
      name: '年度报告董事会致辞与经营回顾，中译英',
      field: 'finance',
      unitPrice: 280_00,
      workload: 11.5,
      description: '术语沿用去年年报英文版，数字一律以审计稿为准。',
      delivery: '英文稿与双语对照稿，第 14 页同比数据与审计稿不一致处已加批注。',
    },
    {
      key: 'order-supply-agreement',
      client: 'hengdi-law',
      supplier: 'lin-wanqing',
      name: '框架供货协议及三份附件，英译中',
      field: 'law',
      unitPrice: 300_00,
      workload: 9.2,
      description: '定义条款先行确认，附件按同一术语表处理。',
      delivery: '协议与附件译文，另附术语表 64 条。',
    },
  ],
  /** Ready to be settled. */
  ready: [
    {
      key: 'order-privacy-policy',
      client: 'northlight-capital',
      supplier: 'lin-wanqing',
      name: '投资者平台隐私政策与用户条款，英译中',
      field: 'law',
      unitPrice: 300_00,
      workload: 6.8,
      description: '按个人信息保护法的用语处理，面向境内用户。',
      delivery: '隐私政策与用户条款译文，三处与境内法规的差异写在批注里。',
    },
  ],
  /** Still held. */
  held: [
    {
      key: 'order-press-release',
      client: 'hengdi-law',
      supplier: 'lin-wanqing',
      name: '合并公告与新闻稿，中译英',
      field: 'law',
      unitPrice: 320_00,
      workload: 2.4,
      description: '发布前两小时定稿，请预留时间核对数字。',
      delivery: '公告与新闻稿英文稿，数字已逐项核对。',
    },
  ],
  /** Applied for; waits for the staff. */
  applied: [
    {
      key: 'order-plant-manual',
      client: 'lifan-logistics',
      supplier: 'chen-siyuan',
      name: '自动化仓库操作手册，英译中',
      field: 'business',
      unitPrice: 220_00,
      workload: 28,
      description: '界面名称以软件截图为准，警告语按国家标准用语。',
      delivery: '操作手册译文与图注表，截图中的界面名称已统一。',
    },
  ],
} as const satisfies Record<string, readonly SeedEarnedOrder[]>;
