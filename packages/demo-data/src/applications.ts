import type { SeedApplication } from './types.ts';

export const seedApplications: readonly SeedApplication[] = [
  {
    key: 'lin-oncology',
    posting: 'oncology-protocol',
    supplier: 'lin-wanqing',
    status: 'ordered',
    createdOffsetHours: -17,
    expectedPrice: 260_00,
    content:
      '您好，我在律所期间及自由执业后翻译过十二份肿瘤方向的临床试验方案与知情同意书，其中四份为 III 期。附上一段入排标准的译例。若本周内确认，可于第五个工作日先交摘要部分。',
  },
  {
    key: 'wang-device-review',
    posting: 'device-review-meeting',
    supplier: 'wang-jiayi',
    status: 'suitable',
    createdOffsetHours: -34,
    expectedPrice: 5_000_00,
    content:
      '去年做过三场心血管器械的审评沟通会，对临床评价路径和贝叶斯设计的表述比较熟悉。可以和固定搭档一起承接，请提前五天给到幻灯片，我们会先整理一版缩略语表请贵司确认。',
  },
  {
    key: 'chen-audit',
    posting: 'supplier-audit-suzhou',
    supplier: 'chen-siyuan',
    status: 'ordered',
    createdOffsetHours: -25,
    expectedPrice: 3_200_00,
    content:
      '我住苏州，不需要住宿。在日资工厂做过六年工艺，质量体系审核的现场口译平均每月两场，熟悉洁净车间的规矩。两天的时间已经留出。',
  },
  {
    key: 'wong-claims',
    posting: 'claims-hotline-cantonese',
    supplier: 'wong-wingsze',
    status: 'ordered',
    createdOffsetHours: -48,
    expectedPrice: 300_00,
    content:
      'I interpret insurance interviews by telephone two or three times a week and can take calls on weekdays between ten and six. I translate what is said and nothing else, which is what adjusters want.',
  },
  {
    key: 'emma-medical-ui',
    posting: 'medical-ui-review',
    supplier: 'emma-whitfield',
    status: 'ordered',
    createdOffsetHours: -20,
    expectedPrice: 140_00,
    content:
      'Although I mostly translate books, I have reviewed help texts for two imaging products and enjoy making them shorter. I would start with the interface strings so that the manual can follow their wording.',
  },
  {
    key: 'lin-medical-ui',
    posting: 'medical-ui-review',
    supplier: 'lin-wanqing',
    status: 'unsuitable',
    createdOffsetHours: -22,
    expectedPrice: 150_00,
    content:
      '审校过两款影像归档软件的英文界面，可以提供修改前后的对照样例。若需要母语润色，建议另请一位英语母语者通读。',
  },
  {
    key: 'lin-share-purchase',
    posting: 'share-purchase-agreement',
    supplier: 'lin-wanqing',
    status: 'ordered',
    createdOffsetHours: -8,
    expectedPrice: 300_00,
    content:
      '四年律所经验，独立翻译过二十余份股权收购协议及披露函，熟悉英国法与香港法项下的常用表述。可签保密协议，全程离线使用本地记忆库。单价希望为每千字 300 元，含一轮修改。',
  },
  {
    key: 'wu-short-stories',
    posting: 'short-stories-trial',
    supplier: 'wu-jingyi',
    status: 'read',
    createdOffsetHours: -96,
    expectedPrice: 200_00,
    content:
      '读了样章，喜欢那种不动声色的写法。我译过两部法语短篇集和一部英语散文，愿意先试译《防波堤》开头。对白打算用不带地域色彩的口语，避免书面腔。',
  },
  {
    key: 'chen-separator',
    posting: 'separator-patent',
    supplier: 'chen-siyuan',
    status: 'suitable',
    createdOffsetHours: -40,
    expectedPrice: 175_00,
    content:
      '隔膜和涂层方向译过约六十件，其中十几件用于自由实施分析。五件可以全部承接，每四天交一件；权利要求书先行交付，便于贵司专利工程师早点看。',
  },
  {
    key: 'sato-wuxia',
    posting: 'wuxia-main-story',
    supplier: 'sato-misaki',
    status: 'read',
    createdOffsetHours: -26,
    expectedPrice: 230_00,
    content:
      '前两章的日文版我作为玩家已经玩过，主角的语尾处理很喜欢，第三章希望能接着写下去。诗词部分习惯先给两个方案：一个保留格律感，一个以意思为先。',
  },
  {
    key: 'lukas-earbuds',
    posting: 'earbuds-german-listing',
    supplier: 'lukas-brenner',
    status: 'applied',
    createdOffsetHours: -2,
    expectedPrice: 300_00,
    content:
      'I can take the three listings this week. German buyers look for battery life and fit before anything else, so I would move those points up and let the adjectives go. Character limits are kept, umlauts counted.',
  },
  {
    key: 'camille-tea-road',
    posting: 'tea-road-subtitles',
    supplier: 'camille-roussel',
    status: 'suitable',
    createdOffsetHours: -12,
    expectedPrice: 48_00,
    content:
      'French native with eleven documentaries subtitled, two of them shot in Yunnan. I spot to the frame and read every line aloud. Could I see five minutes of the dialect passages before we settle the price?',
  },
  {
    key: 'zhao-refinery',
    posting: 'refinery-manual',
    supplier: 'zhao-yiming',
    status: 'read',
    createdOffsetHours: -60,
    expectedPrice: 165_00,
    content:
      '在炼厂驻场时翻过同类装置的操作规程，位号、介质代号的处理有现成规范。12 万字建议分四册，每周交一册，先交开停工部分。',
  },
  {
    key: 'zhao-crane',
    posting: 'crane-negotiation-russian',
    supplier: 'zhao-yiming',
    status: 'applied',
    createdOffsetHours: -20,
    expectedPrice: 2_800_00,
    content:
      '参加过两次门座起重机采购谈判，付款条件、质保金和索赔条款都熟。可以提前一天到青岛，先把技术附件过一遍。',
  },
  {
    key: 'ha-warehouse',
    posting: 'warehouse-contract-vietnamese',
    supplier: 'nguyen-thu-ha',
    status: 'suitable',
    createdOffsetHours: -21,
    expectedPrice: 230_00,
    content:
      '目前为海防两家中资企业翻译仓储和关务合同，责任限制条款的越南语表述可以请合作律师复核，不另收费。四个工作日可交。',
  },
  {
    key: 'omar-solar',
    posting: 'solar-plant-manual-arabic',
    supplier: 'omar-haddad',
    status: 'applied',
    createdOffsetHours: -30,
    expectedPrice: 340_00,
    content:
      'I translated the operation manuals of two photovoltaic plants in Sudair and Al Dhafra. Please send the Arabic strings of the interface, so that alarm texts and manual agree to the letter.',
  },
  {
    key: 'jin-weekly',
    posting: 'publisher-weekly-korean',
    supplier: 'jin-meishan',
    status: 'applied',
    createdOffsetHours: -5,
    expectedPrice: 380_00,
    content:
      '和韩国发行商的例会做过近百场，版本排期、概率公示、买量数据这些说法都熟。周三下午固定空出，会前会自己先把上期纪要看一遍。',
  },
  {
    key: 'sofia-smart-lock',
    posting: 'smart-lock-strings',
    supplier: 'sofia-herrera',
    status: 'applied',
    createdOffsetHours: -1,
    expectedPrice: 80,
    content:
      'Smart home apps are half of my year. I keep one neutral Latin American wording and mark the five or six words where Chile differs. JSON is fine, I validate it before delivery.',
  },
  {
    key: 'sofia-winery',
    posting: 'winery-tour-spanish',
    supplier: 'sofia-herrera',
    status: 'withdrawn',
    createdOffsetHours: -44,
    expectedPrice: 1_800_00,
    content:
      'I shall be in Shandong that month and have interpreted at two tastings in Mendoza. Happy to look after the group outside the programme too.',
  },
  {
    key: 'emma-novel',
    posting: 'chengdu-novel',
    supplier: 'emma-whitfield',
    status: 'suitable',
    createdOffsetHours: -100,
    expectedPrice: 480_00,
    content:
      'I lived above a teahouse in Chengdu for a winter and can still hear the cook. I would not put the dialect into any English dialect: rhythm, swearing and a few kept words will do it. May I send you the first two pages?',
  },
  {
    key: 'emma-memoir',
    posting: 'memoir-edit',
    supplier: 'emma-whitfield',
    status: 'read',
    createdOffsetHours: -70,
    expectedPrice: 240_00,
    content:
      'Editing another translator is a matter of tact, and I have done it four times without losing a friend. I would return the first chapter within a week so that everybody can see how heavy my hand is.',
  },
  {
    key: 'lukas-acceptance',
    posting: 'machine-acceptance-changzhou',
    supplier: 'lukas-brenner',
    status: 'applied',
    createdOffsetHours: -4,
    expectedPrice: 3_600_00,
    content:
      'I am in Jiangsu that week in any case and bring my own safety shoes. I know your machines from two manuals I translated and the usual quarrels about test parts from many acceptances.',
  },
  {
    key: 'wang-roadshow',
    posting: 'roadshow-shanghai',
    supplier: 'wang-jiayi',
    status: 'read',
    createdOffsetHours: -15,
    expectedPrice: 4_800_00,
    content:
      'I can travel to Shanghai for the three days. Most of my roadshows are in healthcare, so please send the deck early; figures are written down, never remembered.',
  },
  {
    key: 'wong-board',
    posting: 'board-meeting-hong-kong',
    supplier: 'wong-wingsze',
    status: 'suitable',
    createdOffsetHours: -9,
    expectedPrice: 4_200_00,
    content:
      'Board meetings in mixed Cantonese and Mandarin are my usual Tuesday. I can come in the day before to read the papers and will leave my notes with your company secretary.',
  },
  {
    key: 'lin-evaluation-report',
    posting: 'clinical-evaluation-report',
    supplier: 'lin-wanqing',
    status: 'ordered',
    createdOffsetHours: -1_060,
    expectedPrice: 240_00,
    content:
      '过去两年译过五份临床评价报告，熟悉欧盟法规的固定表述，也知道公告机构爱问什么。可以先译文献综述一节供贵司确认文风。',
  },
  {
    key: 'lukas-instructions',
    posting: 'instructions-for-use-german',
    supplier: 'lukas-brenner',
    status: 'ordered',
    createdOffsetHours: -390,
    expectedPrice: 360_00,
    content:
      'Instructions for catheters are familiar ground. I use the German wording of the harmonised standards for warnings and symbols and will list every place where the Chinese leaves room for doubt.',
  },
  {
    key: 'jin-lantern',
    posting: 'lantern-event-korean',
    supplier: 'jin-meishan',
    status: 'ordered',
    createdOffsetHours: -330,
    expectedPrice: 190_00,
    content:
      '元宵主题的活动做过三次，谜语一般会按韩国玩家熟悉的双关重写，再回头核对道具名。五天可交。',
  },
  {
    key: 'wong-portfolio',
    posting: 'portfolio-review-hong-kong',
    supplier: 'wong-wingsze',
    status: 'ordered',
    createdOffsetHours: -650,
    expectedPrice: 5_200_00,
    content:
      'Accounts in the morning and warehouses in the afternoon suits me well. I worked for a freight forwarder before I trained as an interpreter.',
  },
];
