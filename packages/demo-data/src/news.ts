/** News of the demo; `daysAgo` counts from the moment of seeding. */
export interface SeedNews {
  titleEn: string;
  titleZh: string;
  textEn: string;
  textZh: string;
  audience: 'all' | 'supplier' | 'client';
  daysAgo: number;
}

export const seedNews: readonly SeedNews[] = [
  {
    titleEn: 'Language tests for four pairs',
    titleZh: '四个语言对开放测试',
    textEn:
      'English into Chinese, Chinese into English, Japanese into Chinese and French into English can be taken online. A test has 30 questions and takes 20 minutes; a passed one opens the postings of its pair to you. In every other pair you can ask for a test, or send in a certificate.',
    textZh:
      '英译中、中译英、日译中、法译英已开放在线测试。每次测试 30 题，限时 20 分钟；通过后即可申请该语言对的项目。其他语言对可预约人工测试，或提交翻译资格证书。',
    audience: 'supplier',
    daysAgo: 2,
  },
  {
    titleEn: 'Find suppliers for a posting',
    titleZh: '为项目寻找译员',
    textEn:
      'Under Find suppliers you now search among suppliers who agreed to be found. Each result says how it fits your posting and why; invite whom you like.',
    textZh:
      '在“寻找译员”中可以搜索愿意被找到的译员。每条结果都会说明与项目的匹配程度及原因，您可以直接邀请合适的人选。',
    audience: 'client',
    daysAgo: 2,
  },
  {
    titleEn: 'Verification takes one working day',
    titleZh: '认证审核约需一个工作日',
    textEn:
      'Real names, companies and settlement methods are checked by our staff, usually within one working day. Photos with all four corners and readable letters save a second round.',
    textZh:
      '实名、企业及收款方式由工作人员审核，通常在一个工作日内完成。请上传四角完整、文字清晰的照片，以免重复提交。',
    audience: 'all',
    daysAgo: 9,
  },
];
