import { randomUUID } from 'node:crypto';
import type { Words } from '@tolk/testing/browser';
import type { ApplicationText, PostingText } from '../pages/index.ts';

const day = 86_400_000;

/** A moment some days after another (ms) as a field of type datetime-local takes it. */
export function inDays(days: number, from: number = Date.now()): string {
  return `${new Date(from + days * day).toISOString().slice(0, 10)}T10:00`;
}

/** A posting for 12.5 thousand words at ¥320, found by its name alone. */
export function posting(words: Words): PostingText {
  const pick = words.pick.bind(words);
  const number = randomUUID().slice(0, 8);
  return {
    name: pick(`Annual report of a tea estate ${number}`, `茶园年报翻译 ${number}`),
    sourceLanguage: pick('English', '英语'),
    targetLanguage: pick('French', '法语'),
    field: pick('Accounting and audit', '财务审计'),
    remarks: pick(
      'Sixty pages with tables; the readers are shareholders in Lyon.',
      '共六十页，含表格，读者为里昂的股东。',
    ),
    pay: '320',
    unit: pick('per thousand words', '每千词'),
    workload: '12.5',
    deadline: inDays(10),
    contact: pick('Ada Byron', '林知远'),
    contactInformation: '+86 138 0013 8123',
  };
}

/** An application that asks for ¥340 instead. */
export function application(words: Words): ApplicationText {
  return {
    why: words.pick(
      'Eight annual reports translated, three of them for tea companies.',
      '译过八份年报，其中三份来自茶企。',
    ),
    price: '340',
  };
}

/** A supplier of Chengdu and their resume. */
export function certificationTexts(words: Words) {
  const pick = words.pick.bind(words);
  // Staff finds people by their names.
  const tag = randomUUID().slice(0, 6);
  return {
    postingName: pick('Bylaws of a tea cooperative', '茶叶合作社章程翻译'),
    information: {
      name: pick(`Lin Zhiyuan ${tag}`, `林知远 ${tag}`),
      country: pick('China', '中国'),
      city: pick('Chengdu', '成都市'),
      location: pick('Chengdu, Wuhou', '成都市武侯区'),
      nativeLanguage: pick('Chinese (Simplified)', '中文（简体）'),
      experience: pick('5 to 10 years', '5–10 年'),
      profile: pick(
        'Contracts and bylaws between Chinese and English, checked twice.',
        '专注中英合同与章程翻译，每稿校对两遍。',
      ),
    },
    chinese: pick('Chinese (Simplified)', '中文（简体）'),
    english: pick('English', '英语'),
    university: pick('Sichuan University', '四川大学'),
    major: pick('Translation', '翻译学'),
    degree: pick("Master's degree", '硕士'),
    company: pick('Harbour Law Office', '海港律师事务所'),
    occupation: pick('Translator', '译员'),
    olderProject: pick('Bylaws of a dairy', '乳业公司章程'),
    newerProject: pick('Contracts of a ferry line', '轮渡公司合同'),
    projectDescription: pick('Sixty pages, all of them mine.', '共六十页，全部由本人翻译。'),
    why: pick('I have translated bylaws for ten years.', '从事章程翻译已有十年。'),
    card: {
      province: pick('Sichuan', '四川省'),
      city: pick('Chengdu', '成都市'),
      bank: pick('Industrial and Commercial Bank of China', '中国工商银行'),
      branch: pick('Wuhou branch', '武侯支行'),
    },
    otherProvince: pick('Guangdong', '广东省'),
    askedFor: pick(
      'The branch is not complete; add its number.',
      '支行信息不完整，请补充支行编号。',
    ),
  };
}
