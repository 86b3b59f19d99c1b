/** What stands in some suppliers' resumes besides their profile; people by their keys. */
export interface SeedWork {
  company: string;
  occupation: string;
  startMonth: string;
  endMonth: string | null;
  description: string;
}

export interface SeedProject {
  name: string;
  startMonth: string;
  endMonth: string;
  description: string;
}

export interface SeedResume {
  /** Whom the person works for; who has none works alone. */
  company?: string;
  work: readonly SeedWork[];
  projects: readonly SeedProject[];
}

export const seedResumes: Readonly<Record<string, SeedResume>> = {
  'lin-wanqing': {
    work: [
      {
        company: '上海澄观律师事务所',
        occupation: '专职翻译',
        startMonth: '2017-03',
        endMonth: '2021-02',
        description: '并购协议、招股书与仲裁文书的中英互译与审校，累计约三百万字。',
      },
    ],
    projects: [
      {
        name: '港股招股书中译英（新能源设备）',
        startMonth: '2023-05',
        endMonth: '2023-09',
        description: '担任术语统筹与二审，全文约二十八万字，历经四轮披露问答修订。',
      },
      {
        name: '国际商会仲裁案书证翻译',
        startMonth: '2022-02',
        endMonth: '2022-06',
        description: '合同、往来函件与专家意见共一百二十余份，附双语对照稿。',
      },
    ],
  },
  'chen-siyuan': {
    work: [
      {
        company: '苏州某日资汽车零部件企业',
        occupation: '工艺工程师',
        startMonth: '2008-07',
        endMonth: '2014-06',
        description: '负责注塑与装配工艺，日方技术资料的对接与现场沟通。',
      },
    ],
    projects: [
      {
        name: '锂电池隔膜专利族日译中',
        startMonth: '2022-03',
        endMonth: '2022-08',
        description: '共四十六件，统一权利要求用语，配合代理所答复审查意见。',
      },
    ],
  },
  'wang-jiayi': {
    work: [],
    projects: [
      {
        name: '亚洲心血管年会同声传译',
        startMonth: '2024-05',
        endMonth: '2024-05',
        description: '两天四场，会前与讲者逐一核对幻灯片与术语。',
      },
    ],
  },
  'wu-jingyi': {
    company: '成都言外翻译工作室',
    work: [
      {
        company: '成都言外翻译工作室',
        occupation: '主理人、法语译审',
        startMonth: '2016-04',
        endMonth: null,
        description: '法语、英语工程与文博类项目的整本交付与终审。',
      },
    ],
    projects: [],
  },
  'lukas-brenner': {
    company: 'Brenner Fachübersetzungen',
    work: [
      {
        company: 'Brenner Fachübersetzungen',
        occupation: 'Owner',
        startMonth: '2009-01',
        endMonth: null,
        description: 'Machine documentation and supply contracts into German.',
      },
    ],
    projects: [
      {
        name: 'Operating manuals for a press line',
        startMonth: '2023-02',
        endMonth: '2023-07',
        description:
          'Eleven manuals, some 140,000 words, with one terminology list for all of them.',
      },
    ],
  },
  'emma-whitfield': {
    work: [],
    projects: [
      {
        name: 'Catalogue of an exhibition of ink painting',
        startMonth: '2022-01',
        endMonth: '2022-04',
        description: 'Essays and captions, 60,000 characters, with the curators’ queries resolved.',
      },
    ],
  },
};

/** Certificates that are not about the foreign language of the person's first pair. */
export const certificateLanguages: Readonly<Record<string, string>> = {
  法律职业资格证书: 'zh-CN',
  专利代理师资格证: 'zh-CN',
  普通话水平测试二级甲等: 'zh-CN',
  '土耳其语 B2': 'tr',
  'NAATI Certified Interpreter (Cantonese)': 'yue',
};

/** IANA zones of the suppliers who live outside China, by country. */
export const zonesAbroad: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  MX: 'America/Mexico_City',
  VN: 'Asia/Ho_Chi_Minh',
  AE: 'Asia/Dubai',
  JP: 'Asia/Tokyo',
};

/** Prices of a level in fen: a thousand words or characters, and a day of interpreting. */
export const pricesOfLevel: Readonly<Record<string, { text: number; day: number }>> = {
  professional: { text: 130_00, day: 2_200_00 },
  senior: { text: 200_00, day: 3_600_00 },
  expert: { text: 320_00, day: 5_800_00 },
};

/** Suppliers who don't want to be found by clients. */
export const notFindable: ReadonlySet<string> = new Set(['gulinar-memet']);
