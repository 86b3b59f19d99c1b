import { findingsIn } from './read-text.ts';

const english = `Mara Lindqvist
Freelance translator
mara.lindqvist@example.org   Phone: +46 8 123 456 78
PROFILE
Fifteen years of technical translation.
WORK EXPERIENCE
Sep 2012 – present   Freelance translator, Lindqvist Språk
Manuals and patents for machine builders.
2008 - 2012
Translation manager | Nordic Words AB
EDUCATION
09/2003 - 06/2008
Uppsala University, MA in Technical Translation
Languages: Swedish, German and English
SKILLS
Trados, memoQ
2001 - 2002 not an entry`;

const chinese = `林婉清
电话：138 0013 8000  微信号：linwanqing88
教育背景
2012.09-2016.06  上海外国语大学  英语笔译  本科
工作经历
2016年7月至今  译合信息技术有限公司  高级翻译
语言能力
中文、英语、日语
自我评价
认真负责，熟悉法律文本。`;

describe('what a resume says', () => {
  it('keeps the commas of a company’s name, and what was studied behind a short degree', () => {
    const text = `WORK EXPERIENCE
2015-03 – present  Translator, Ericsson (China) Communications Co., Ltd., Beijing
EDUCATION
2008-09 – 2012-06  Fudan University, BA English`;
    const { workExperiences, educations } = findingsIn(text);
    expect(workExperiences).toMatchObject([
      { company: 'Ericsson (China) Communications Co., Ltd.', occupation: 'Translator' },
    ]);
    expect(educations).toMatchObject([
      { university: 'Fudan University', degree: 'bachelor', major: 'English' },
    ]);
  });

  it('is found in English', () => {
    expect(findingsIn(english)).toEqual({
      email: 'mara.lindqvist@example.org',
      phone: '+46 8 123 456 78',
      wechat: '',
      languages: ['en', 'de', 'sv'],
      educations: [
        {
          university: 'Uppsala University',
          major: 'Technical Translation',
          degree: 'master',
          startMonth: '2003-09',
          endMonth: '2008-06',
        },
      ],
      workExperiences: [
        {
          company: 'Lindqvist Språk',
          occupation: 'Freelance translator',
          startMonth: '2012-09',
          endMonth: null,
        },
        {
          company: 'Nordic Words AB',
          occupation: 'Translation manager',
          startMonth: '2008-01',
          endMonth: '2012-12',
        },
      ],
    });
  });

  it('is found in Chinese', () => {
    expect(findingsIn(chinese)).toEqual({
      email: '',
      phone: '+86 138 0013 8000',
      wechat: 'linwanqing88',
      languages: ['zh-CN', 'en', 'ja'],
      educations: [
        {
          university: '上海外国语大学',
          major: '英语笔译',
          degree: 'bachelor',
          startMonth: '2012-09',
          endMonth: '2016-06',
        },
      ],
      workExperiences: [
        {
          company: '译合信息技术有限公司',
          occupation: '高级翻译',
          startMonth: '2016-07',
          endMonth: null,
        },
      ],
    });
  });

  it('is nothing where it says nothing', () => {
    expect(findingsIn('')).toEqual({
      email: '',
      phone: '',
      wechat: '',
      languages: [],
      educations: [],
      workExperiences: [],
    });
  });

  it.each([
    ['one long word', 'a'.repeat(60_000)],
    ['dates without end', '2012 - '.repeat(8_000)],
    ['figures without end', '1 '.repeat(30_000)],
    ['addresses without end', 'a.a@'.repeat(15_000)],
    ['headings without end', 'Education\n2012 - 2013\n'.repeat(2_500)],
  ])('costs little processor time from %s', (_what, text) => {
    const before = process.threadCpuUsage();
    findingsIn(text);
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(2_000_000);
  });
});
