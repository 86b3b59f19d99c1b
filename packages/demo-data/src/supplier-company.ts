import type { SettlementMethodForm } from '@tolk/contract';
import type { SeedMember } from './organisation.ts';
import { cityOf } from './settlements.ts';
import type { SeedSupplier } from './types.ts';

const intoChinese = { sourceLanguage: 'de', targetLanguage: 'zh-CN' } as const;
const intoGerman = { sourceLanguage: 'zh-CN', targetLanguage: 'de' } as const;
const name = '杭州砚舟翻译有限公司';

/** What both the company and its linguist say of themselves. */
const common = {
  nationality: 'CN',
  regionCode: '330100',
  motherTongue: 'zh-CN',
  translationYears: '5-10',
  degree: 'master',
  university: '浙江大学',
  major: '德语语言文学',
  certificates: [],
  pairs: [
    { ...intoChinese, type: 'translation', wordsPerDay: 4_000 },
    { ...intoGerman, type: 'translation', wordsPerDay: 3_500 },
  ],
  fields: ['machinery', 'automotive'],
  availability: 'weekday-daytime',
  level: 'senior',
} as const satisfies Partial<SeedSupplier>;

function member(
  key: string,
  realName: string,
  roles: SeedMember['roles'],
  supplier: SeedSupplier | null = null,
): SeedMember {
  return {
    key,
    account: `${key}@tolk.example`,
    realName,
    displayName: realName,
    language: 'zh-CN',
    identities: ['supplier'],
    supplier,
    client: null,
    roles,
  };
}

const account = {
  method: 'corporateCard',
  companyName: name,
  creditCode: '91330106MA2HX4K71Y',
  account: '1202020209900123456',
  province: '330000',
  city: cityOf('330000'),
  bank: 'icbc',
  branch: '杭州市西湖支行',
} as const satisfies SettlementMethodForm;

/** A supplier with several people: one coordinates and manages, one translates, one is there for the money. */
export const demoSupplierCompany = {
  key: 'yanzhou',
  name,
  legalRepresentative: '沈亦舟',
  members: [
    member('coordinator', '沈亦舟', ['manages', 'coordinates', 'collects']),
    member('linguist', '顾明川', ['works'], {
      ...common,
      sex: 'male',
      birthDate: '1991-03-22',
      selfDescription:
        '机械专业出身，德语二级笔译。主要翻译设备手册和技术协议，熟悉机床和汽车零部件的行业术语。',
    }),
    member('accountant', '温如是', ['collects']),
  ],
  profile: {
    ...common,
    sex: 'female',
    birthDate: '1986-11-05',
    selfDescription:
      '专做德语机械和汽车资料的翻译公司。每份稿件由一人翻译、另一人对照原文审校，术语表随稿交付。',
  },
  account,
  /** Paid, and assigned to who translates. */
  order: {
    key: 'crane-manual',
    client: 'lifan-logistics',
    worker: 'linguist',
    name: '港口起重机操作规程（中译德）',
    description: '共 40 页，交付 Word 双语对照稿。机型名称和零件编号保留原文。',
    ...intoGerman,
    field: 'machinery',
    workload: 14,
    /** fen */
    unitPrice: 220_00,
  },
} as const satisfies {
  members: readonly SeedMember[];
  profile: SeedSupplier;
  [key: string]: unknown;
};
