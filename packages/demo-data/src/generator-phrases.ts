import type { Language } from '@tolk/domain';

/** Sentences of generated postings, each standing on its own: for written work and for bookings. */
export interface Phrases {
  text: { needs: readonly string[]; terms: readonly string[]; delivery: readonly string[] };
  booking: { needs: readonly string[]; terms: readonly string[]; delivery: readonly string[] };
  contacts: readonly string[];
  phone: string;
  zone: string;
}

const chinese: Phrases = {
  text: {
    needs: [
      '要求有同类文件的翻译经验，投递时请附简短译例。',
      '目标语为母语者优先，请在申请中说明教育背景。',
      '术语较多，已有术语库可供参考，请务必保持一致。',
      '希望长期合作，首单合作顺利后优先派单。',
      '内容涉密，签署保密协议后提供全文。',
      '时间较紧，请确认档期后再投递。',
      '欢迎有行业从业经历的译员，译文要让业内人读着顺。',
      '可由两人小组承接，但须指定一人统稿并对质量负责。',
    ],
    terms: [
      '验收合格后七日内结清。',
      '含一轮免费修改，原文变更部分另行计费。',
      '报价含税，如需发票请提前告知。',
      '初选通过后安排一小段付费测试。',
      '请勿使用公共机器翻译。',
      '如有疑问请随时联系，工作日两小时内回复。',
    ],
    delivery: [
      '交付 Word 双语对照稿，另附术语表。',
      '保持原文件版式，图中文字请列表翻译。',
      '分两批交付，第一批反馈后再继续。',
      '在我方在线平台翻译，标签和变量不得改动。',
      '交付修订稿与清洁稿各一份。',
    ],
  },
  booking: {
    needs: [
      '要求有同类活动的口译经验，请在申请中列出近两年的场次。',
      '内容专业性较强，会前请熟悉资料并整理术语。',
      '希望固定合作，后续场次优先邀请。',
      '议题涉密，须签署保密协议。',
      '时间已定，请确认档期后再投递。',
      '要求发音清晰、反应快，数字准确。',
    ],
    terms: [
      '活动结束后七日内结清。',
      '报价含税，如需发票请提前告知。',
      '初选通过后安排十五分钟线上面谈。',
      '如因主办方原因取消，提前三天以内支付半数费用。',
      '现场有专人对接，设备由主办方准备。',
    ],
    delivery: [
      '会前两天提供资料，请提前半小时就位。',
      '每天结束后请提交一页要点记录。',
      '超出约定时长的部分按小时另计。',
      '会前一天安排半小时线上沟通。',
    ],
  },
  contacts: ['李经理', '张女士', '陈先生', '刘老师', '杨主管', '赵女士', '黄先生', '何经理'],
  phone: '+86 138 0013 8000',
  zone: 'Asia/Shanghai',
};

const english: Phrases = {
  text: {
    needs: [
      'Experience with similar texts is needed; a short sample with your application helps.',
      'Native speakers of the target language preferred; tell us where you studied.',
      'A term base is supplied and has to be followed to the letter.',
      'We are looking for somebody to come back to, month after month.',
      'The material is confidential and is sent after you have signed an agreement.',
      'The schedule is tight, so please check your calendar first.',
      'People who have worked in the industry are welcome: it should read well to insiders.',
      'A team of two is fine as long as one of you answers for the whole.',
    ],
    terms: [
      'Payment is released within seven days of acceptance.',
      'One round of changes is included; changes of the source are paid extra.',
      'A short paid test follows for those on the shortlist.',
      'Public machine translation must not be used.',
      'Questions are answered within two hours on working days.',
      'We give feedback on every delivery.',
    ],
    delivery: [
      'Bilingual Word file with a list of terms.',
      'Keep the layout; list the text in pictures separately.',
      'Two batches, with our comments in between.',
      'Work in our online editor and leave tags and variables alone.',
      'One copy with tracked changes and one clean copy.',
    ],
  },
  booking: {
    needs: [
      'Please list similar assignments of the last two years in your application.',
      'The subject is technical: read the papers first and bring your own glossary.',
      'If it goes well, the next bookings are yours.',
      'What is said is confidential; an agreement is signed beforehand.',
      'The date is fixed, so please check your calendar first.',
      'Clear diction and a sure hand with figures matter most.',
    ],
    terms: [
      'Payment is released within seven days of the booking.',
      'A call of fifteen minutes follows for those on the shortlist.',
      'If we cancel within three days of the date, half the fee is paid.',
      'Somebody from our side is with you throughout, and the equipment is ours.',
    ],
    delivery: [
      'Papers two days ahead; please be ready half an hour early.',
      'A page of notes at the end of each day.',
      'Overtime is paid by the hour.',
      'A call of half an hour on the day before.',
    ],
  },
  contacts: [
    'Hannah Reid',
    'Marcus Hale',
    'Ingrid Solberg',
    'Paul Tremblay',
    'Nadia Aziz',
    'Tom Becker',
    'Grace Ofori',
    'Luis Prado',
  ],
  phone: '+44 20 7946 0100',
  zone: 'Europe/London',
};

export const phrases: Record<Language, Phrases> = { 'zh-CN': chinese, en: english };

/** Company names are put together from two parts and an ending. */
export const companyParts = {
  first: [
    '云',
    '澄',
    '砚',
    '松',
    '岚',
    '霁',
    '禾',
    '泽',
    '朗',
    '衡',
    '青',
    '嘉',
    '锦',
    '启',
    '远',
    '瑞',
    '恒',
    '明',
    '知',
    '拓',
  ],
  second: [
    '栈',
    '川',
    '林',
    '帆',
    '舟',
    '石',
    '桥',
    '原',
    '野',
    '图',
    '维',
    '方',
    '达',
    '信',
    '诚',
    '和',
    '景',
    '森',
    '岸',
    '光',
  ],
  ending: [
    '科技有限公司',
    '贸易有限公司',
    '文化传媒有限公司',
    '工程有限公司',
    '咨询有限公司',
    '智能装备有限公司',
  ],
  firstEnglish: [
    'Redfern',
    'Halden',
    'Copperfield',
    'Northway',
    'Larkspur',
    'Stonebridge',
    'Merrow',
    'Kestrel',
    'Ashdown',
    'Bluewater',
    'Thornhill',
    'Silverlake',
    'Oakmere',
    'Fairhaven',
    'Westmark',
    'Greystone',
  ],
  secondEnglish: [
    'Trading',
    'Instruments',
    'Media',
    'Consulting',
    'Foods',
    'Engineering',
    'Studios',
    'Logistics',
    'Energy',
    'Health',
  ],
  endingEnglish: ['Ltd', 'LLC', 'GmbH', 'Inc.', 'Pty Ltd'],
} as const;
