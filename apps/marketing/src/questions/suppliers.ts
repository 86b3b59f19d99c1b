import { bounds } from '@tolk/domain/bounds';
import type { Question } from './question.ts';

const r = bounds;

export const supplierQuestions: readonly Question[] = [
  {
    id: 'become-a-translator',
    question: { en: 'How do I become a translator here?', zh: '怎样成为平台译员？' },
    answer: {
      en: 'Sign up and choose the supplier side. Fill in your information and resume, be tested in your language pair or show a certificate, and set up how you want to be paid. Your overview shows which step comes next.',
      zh: '注册并选择译员身份，填写个人信息和简历，通过所译语言对的测试或提交证书，再设置收款方式。概览页会提示您下一步该做什么。',
    },
  },
  {
    id: 'language-test',
    question: { en: 'How does the language test work?', zh: '语言测试是怎样进行的？' },
    answer: {
      en: `${r.testQuestions} questions in ${r.testMinutes} minutes, online; ${r.testPass} right is a pass. The clock runs on our server and goes on when you reload. Leaving the page more than ${r.testSwitches} times ends the test as failed, so close what could distract you.\n\nWhere a pair has no online test, ask for one: a reviewer gives you a text within ${r.testGiveDays} working days and marks your translation within ${r.testMarkDays}. A certificate such as CATTI, ATA, NAATI or MTI counts as well once our staff have checked it. Fields that it names, such as law or medicine, show as certified beside the language pair if you entered them with it and our staff confirmed them.`,
      zh: `在线作答，共 ${r.testQuestions} 题，限时 ${r.testMinutes} 分钟，正确率达到 ${r.testPass} 即通过。计时以服务器为准，刷新页面不会暂停。离开页面超过 ${r.testSwitches} 次即判为未通过，请提前关闭可能打扰您的程序。\n\n没有在线测试的语言对可预约人工测试：审校人员在 ${r.testGiveDays} 个工作日内发放原文，并在 ${r.testMarkDays} 个工作日内完成评分。CATTI、ATA、NAATI、MTI 等证书经审核通过后同样有效；您提交证书时填写的领域（如法律、医学），经审核通过后会在该语言对旁显示“持证”。`,
    },
  },
  {
    id: 'test-again',
    question: {
      en: 'I failed the test. When can I take it again?',
      zh: '测试没通过，多久可以重考？',
    },
    answer: {
      en: `After ${r.testRetakeDays} days, with newly drawn questions.`,
      zh: `${r.testRetakeDays} 天后可以重考，题目会重新抽取。`,
    },
  },
  {
    id: 'apply',
    question: { en: 'How do I apply for a project?', zh: '怎样申请项目？' },
    answer: {
      en: 'Open the job in the job hall and choose Apply. Say in a few words why you fit, name your price and add your resume or a similar case. One application per job; you can follow it in your application record and withdraw it as long as no order was made from it.',
      zh: '在接单大厅打开项目并点击申请，简要说明您的优势，填写报价，附上简历或类似案例。每个项目只能申请一次。您可以在申请记录中查看进展，尚未生成订单前可以撤回。',
    },
  },
  {
    id: 'own-team',
    question: {
      en: 'We are a company. Can we work as a team?',
      zh: '我们是公司，可以以团队承接吗？',
    },
    answer: {
      en: 'Yes. The company is verified with its name and its number (in China the unified social credit code, elsewhere the registration or VAT number), each member passes the language test or shows a certificate, and the company uploads an invoice for its translation fees before it is paid.',
      zh: '可以。公司需凭名称和证件号码完成企业认证（中国内地为统一社会信用代码，其他国家或地区为注册号或增值税号），成员分别通过语言测试或提交翻译资格证书，结算前由公司上传翻译费发票。',
    },
  },
  {
    id: 'supplier-company',
    question: {
      en: 'Can several colleagues work under one company account?',
      zh: '公司的多位同事可以各自登录、共同接单吗？',
    },
    answer: {
      en: 'Yes. Create an organisation on the supplier side and invite your colleagues by role: who applies and accepts, who works, who collects the money. Each order is given to the member who works on it and delivers it. Tests that members have passed count for the company, clients see the company’s name, and earnings are paid to the company. People who never sign in can be listed as your team instead.',
      zh: '可以。以译员身份创建组织，并按角色邀请同事：负责申请和接单、负责翻译，或负责收款。每个订单可指派给具体成员完成并交付。成员通过的测试计入公司，客户看到的是公司名称，收入结算给公司。无需登录的译员可以添加到团队中。',
    },
  },
  {
    id: 'begin-before-payment',
    question: {
      en: 'May I begin before the client has paid?',
      zh: '客户付款前可以先开工吗？',
    },
    answer: {
      en: `Better not. The order starts with the payment, and only then is the money held for you. A client who has not paid within ${r.payHours} hours of your acceptance loses the order (for interpreting ${r.payBeforeBookingHours} hour before the booking).`,
      zh: `不建议。付款完成后订单才开始，款项也才由平台托管。您接受订单后，客户须在 ${r.payHours} 小时内付款（口译订单最迟在开始前 ${r.payBeforeBookingHours} 小时），否则订单关闭。`,
    },
  },
  {
    id: 'delivery-files',
    question: { en: 'How do I deliver?', zh: '怎样交付成果？' },
    answer: {
      en: `On the order, with a short description and up to ${r.filesPerDelivery} files of at most ${r.fileMegabytes} MB each. Until the client accepts you can deliver again after changes were asked for.`,
      zh: `在订单中提交，附上简短说明，最多 ${r.filesPerDelivery} 个文件，每个不超过 ${r.fileMegabytes} MB。客户要求修改后，可以再次交付。`,
    },
  },
  {
    id: 'silent-client',
    question: {
      en: 'The client does not react to my delivery. Will I be paid?',
      zh: '交付后客户没有回应，我能拿到钱吗？',
    },
    answer: {
      en: `Yes. After ${r.acceptanceDays} days without an answer your delivery counts as accepted; where the order names a later acceptance time, it is accepted at that time.`,
      zh: `能。交付后 ${r.acceptanceDays} 天客户未回应，即视为验收通过；订单约定的验收时间更晚的，到该时间视为通过。`,
    },
  },
];
