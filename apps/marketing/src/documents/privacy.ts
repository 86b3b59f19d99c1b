import { product } from '@tolk/domain/product';
import { bounds } from '@tolk/domain/bounds';
import type { LegalDocument } from './document.ts';

const r = bounds;

/** Privacy policy, after PIPL and GDPR. Bounds come from the rules that the server applies. */
export const privacy: LegalDocument = {
  title: { en: 'Privacy policy', zh: '隐私政策' },
  since: { en: '21 November 2026', zh: '2026 年 11 月 21 日' },
  intro: {
    en: 'Which data we handle, what for, who gets to see it, how long it stays, and what you can do about it. We collect what an order needs and do not sell any of it.',
    zh: '我们处理哪些信息、用于什么、谁能看到、保存多久，以及您可以怎样管理。我们只收集交易所需的信息，不出售您的任何信息。',
  },
  sections: [
    {
      id: 'controller',
      title: { en: 'Who is responsible', zh: '由谁负责' },
      body: [
        {
          en: `The operator of ${product.name}, registered under the filing number at the foot of this page, decides what is done with your data (personal information handler under the PIPL, controller under the GDPR). Customer service passes questions about data on to the person in charge.`,
          zh: `${product.nameChinese}的运营者（见页脚备案信息）是《个人信息保护法》所称的个人信息处理者，也是 GDPR 所称的数据控制者。有关个人信息的问题可联系客服，由专人处理。`,
        },
      ],
    },
    {
      id: 'what',
      title: { en: 'Which data, and what for', zh: '收集哪些信息，用于什么' },
      body: [
        {
          list: [
            {
              en: 'Account: phone number or e-mail address, password (only as a hash that cannot be turned back), language, devices and times of sign-in. For signing in and keeping the account safe.',
              zh: '账号：手机号或邮箱、密码（仅保存不可还原的哈希值）、语言、登录设备和时间。用于登录和保护账号安全。',
            },
            {
              en: 'Profile and resume of suppliers: name, languages, fields, education, certificates, work and projects, test results. For applications; you decide what is in it and to whom you send it.',
              zh: '译员资料与简历：姓名、语种、领域、学历、证书、工作和项目经历、测试结果。用于申请项目；填写什么、发给谁，由您决定。',
            },
            {
              en: 'Identity: type, number and photo of an ID card or passport. Sensitive data, asked for separately, only for checking the real name before money is paid out.',
              zh: '身份信息：身份证或护照的类型、号码和照片。属于敏感个人信息，单独征得您的同意，仅用于结算前的实名核验。',
            },
            {
              en: 'Payout: bank card or account of PayPal or Payoneer, for companies name, credit code, account and invoices. Sensitive data, only for paying you and for the books.',
              zh: '收款信息：银行卡或 PayPal、Payoneer 账户；公司的名称、统一社会信用代码、账户和发票。属于敏感个人信息，仅用于向您付款和记账。',
            },
            {
              en: 'Orders: postings, applications, terms, files, deliveries, messages, appeals with their evidence, evaluations, payments. For doing the contract and deciding disputes.',
              zh: '订单信息：项目、申请、条款、文件、交付成果、消息、申诉及证据、评价和付款记录。用于履行合同和处理争议。',
            },
            {
              en: 'Customer service: what you write to us, and the e-mail address that you leave for our answer. For answering you.',
              zh: '在线客服：您发送的内容，以及为接收回复而留下的邮箱。用于答复您的问题。',
            },
            {
              en: 'Technical: address, browser, time and kind of request, errors that your browser meets (without what you typed), and for some visits how fast the pages were. For security and repair.',
              zh: '技术信息：IP 地址、浏览器、请求的时间和类型、浏览器中出现的错误（不含您输入的内容），以及部分访问的页面加载速度。用于安全防护和故障排查。',
            },
          ],
        },
        {
          en: 'The legal grounds are the contract with you, legal duties (identity, tax, accounting, e-commerce law), your consent where we ask for it, and our interest in a safe service. Consent can be withdrawn at any time for the future.',
          zh: '处理依据包括：履行与您的合同、履行法定义务（实名、税务、会计、电子商务法律）、您的同意，以及保障服务安全的正当利益。您可以随时撤回同意，撤回不影响此前的处理。',
        },
      ],
    },
    {
      id: 'protection',
      title: { en: 'How it is protected', zh: '怎样保护' },
      body: [
        {
          en: 'ID and card numbers are encrypted one by one where they are stored (AES-GCM), shown masked, and never written to logs. Passwords are hashed with Argon2id. All transport is encrypted. Staff see only what their task needs, sign in with a second factor, and every act of theirs is recorded.',
          zh: '证件号码和卡号逐项加密存储（AES-GCM），展示时遮盖，不写入日志。密码以 Argon2id 哈希保存。传输全程加密。工作人员仅能查看工作所需的信息，登录需二次验证，所有操作均有记录。',
        },
        {
          en: 'Should data get into wrong hands all the same, we tell you and the authorities without delay, and say what you can do.',
          zh: '如仍发生信息泄露，我们会立即告知您并报告主管部门，说明您可以采取的措施。',
        },
      ],
    },
    {
      id: 'sharing',
      title: { en: 'Who else sees it', zh: '还有谁会看到' },
      body: [
        {
          list: [
            {
              en: 'The other side of an order: name, what you sent them, and what the order needs. A client who has published a posting sees the resumes that were sent to it.',
              zh: '订单的另一方：姓名、您发送的内容以及履行订单所需的信息。发布项目的客户可以看到投递给该项目的简历。',
            },
            {
              en: 'Everybody: a posting without its contact, and what you make public yourself by a share link. You can withdraw a shared resume at any time.',
              zh: '所有人：不含联系方式的项目信息，以及您通过分享链接主动公开的内容。已分享的简历可以随时取消分享。',
            },
            {
              en: 'Providers who carry out a step for us: payment (WeChat Pay, Alipay), payout (banks, PayPal, Payoneer), text messages and mail, WeChat sign-in, storage. They get what the step needs and are bound by contract.',
              zh: '为我们完成某个环节的服务商：支付（微信支付、支付宝）、付款（银行、PayPal、Payoneer）、短信和邮件、微信登录、存储。仅提供该环节所需的信息，并以合同约束。',
            },
            {
              en: 'The push service of your browser’s maker, where you turn on notifications in that browser. They are encrypted for your browser, so that the service cannot read them.',
              zh: '浏览器厂商的推送服务：仅在您开启浏览器通知后使用。通知内容只有您的浏览器能够解密，推送服务无法读取。',
            },
            {
              en: 'Authorities and courts, where the law obliges us.',
              zh: '法律要求时的主管部门和法院。',
            },
          ],
        },
        {
          en: 'We do not pass on data for advertising.',
          zh: '我们不会为广告目的提供您的信息。',
        },
      ],
    },
    {
      id: 'abroad',
      title: { en: 'Data that crosses borders', zh: '跨境传输' },
      body: [
        {
          en: 'Translation crosses borders: when you apply to, order from or are paid in another country, the data of that order goes there, because the contract cannot be done otherwise. We tell you before, and ask for your separate consent where the law wants it. For persons in the EU we use the standard contractual clauses.',
          zh: '翻译工作常常跨越国界：当您向境外客户申请、与境外译员下单或在境外收款时，该订单所需的信息会传输至对方所在地，否则合同无法履行。我们会事先告知，依法需要时单独征得您的同意。涉及欧盟境内个人的，采用标准合同条款。',
        },
      ],
    },
    {
      id: 'retention',
      title: { en: 'How long it stays', zh: '保存多久' },
      body: [
        {
          list: [
            {
              en: `Codes: ${r.codeMinutes} minutes. Sessions: until you sign out, ${r.idleDays} days without use, ${r.sessionDays} days at most.`,
              zh: `验证码：${r.codeMinutes} 分钟。登录状态：至您退出，或 ${r.idleDays} 天未使用，最长 ${r.sessionDays} 天。`,
            },
            {
              en: `Technical logs: six months, as the Cybersecurity Law asks for. Errors met in browsers: ${r.faultDays} days after they last occurred, with nothing that names you.`,
              zh: `技术日志：六个月，依据《网络安全法》。浏览器中出现的错误：自最近一次出现起保存 ${r.faultDays} 天，不含可识别您身份的信息。`,
            },
            {
              en: 'Profile, resume, identity and payout data: until you delete them or your account, or longer as long as a payout or an appeal is open.',
              zh: '资料、简历、身份和收款信息：至您删除该信息或注销账号；有进行中的结算或申诉的，至其结束。',
            },
            {
              en: `What you write to customer service: as a member, until you delete your account; without an account, ${r.visitorKeptDays} days after the last message, with the e-mail address that you left.`,
              zh: `您与在线客服的会话：登录用户保存至注销账号；未登录访客的会话及留下的邮箱，自最后一条消息起保存 ${r.visitorKeptDays} 天。`,
            },
            {
              en: 'Orders: at least three years after they ended, as Article 31 of the E-Commerce Law asks for.',
              zh: '订单信息：自交易完成之日起不少于三年，依据《电子商务法》第三十一条。',
            },
            {
              en: 'Payments and the books: for as long as tax and accounting law demands, up to thirty years for vouchers. After the deletion of an account these records stay, locked and without your profile.',
              zh: '付款记录和账簿：按税务和会计法规的期限保存，会计凭证最长三十年。账号注销后，这些记录仍会封存保留，但不再关联您的资料。',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: { en: 'What you can do', zh: '您的权利' },
      body: [
        {
          en: 'Under the PIPL (Articles 44 to 50) and, if you are in the EU, the GDPR (Articles 15 to 22) you may see, correct, copy, move, restrict and delete your data, object to its use and have decisions explained. Most of it you do yourself:',
          zh: '依据《个人信息保护法》第四十四条至第五十条，以及（如您身处欧盟）GDPR 第十五条至第二十二条，您有权查阅、更正、复制、转移、限制处理和删除您的信息，有权拒绝处理并要求说明。多数操作可以自行完成：',
        },
        {
          list: [
            {
              en: 'See and correct: in your information, resume and settings. Only a verified real name is changed by us, on proof.',
              zh: '查阅与更正：在个人信息、简历和设置中进行。已认证的姓名须提供证明，由我们更改。',
            },
            {
              en: 'Export: in the settings, as a file that other programs can read.',
              zh: '导出：在设置中下载文件，格式可供其他程序读取。',
            },
            {
              en: 'Delete: single entries at any time, the account in the settings once nothing is open.',
              zh: '删除：单项信息可随时删除；没有进行中的事项时，可在设置中注销账号。',
            },
            {
              en: 'Notifications: choose by event and channel what reaches you.',
              zh: '通知：按事件和渠道选择接收哪些通知。',
            },
          ],
        },
        {
          en: 'For everything else write to customer service. We answer within 15 working days, free of charge, and say why if we cannot do what you ask. You may also complain to the authority in charge of data protection where you live.',
          zh: '其他请求请联系客服。我们会在 15 个工作日内免费答复；如无法满足，会说明理由。您也可以向所在地的个人信息保护主管部门投诉。',
        },
        {
          en: 'Nobody is accepted, refused or ranked by an automatic decision alone that has legal effect for them. The language test is scored by rule, and you may ask for a person to look at it.',
          zh: '我们不会仅凭自动化决策作出对您有法律效力的决定。语言测试按规则评分，您可以要求人工复查。',
        },
      ],
    },
    {
      id: 'browser',
      title: { en: 'What your browser keeps', zh: '浏览器中保存的内容' },
      body: [
        {
          en: 'Your session, the chosen language and colours, and drafts of forms stand in your browser’s storage, because the site could not work without them. There is no tracking across sites and no advertising cookie.',
          zh: '登录状态、所选语言和颜色以及表单草稿保存在您的浏览器中，这是网站运行所必需的。我们不跨站跟踪，也不使用广告 Cookie。',
        },
        {
          en: `If you write to customer service without an account, a cookie brings you back to your conversation for ${r.visitorDays} days. You can have it forgotten on that page at any time.`,
          zh: `未登录时联系在线客服，浏览器会保存一个 Cookie，${r.visitorDays} 天内可回到该会话；您可以随时在该页面清除。`,
        },
        {
          en: `While we try out a new version of a part of the site with some of our visitors, a cookie with one of 10,000 numbers keeps your browser on the same version for ${r.rolloutDays} days. It can’t tell you from others.`,
          zh: `我们向部分访客试用新版页面时，浏览器会保存一个 Cookie（仅为一万个编号之一，保存 ${r.rolloutDays} 天），以便您始终看到同一版本；它无法用于识别您的身份。`,
        },
      ],
    },
    {
      id: 'children',
      title: { en: 'Children', zh: '未成年人' },
      body: [
        {
          en: 'The service is for adults. If we learn that a minor has registered, we delete the account.',
          zh: '本服务仅面向成年人。如发现未成年人注册，我们会删除该账号。',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'Changes', zh: '变更' },
      body: [
        {
          en: 'When something about this changes, we say so here and in your notifications before it applies, and ask for your consent again where the purpose is new.',
          zh: '内容如有变更，我们会在生效前于本页和站内通知中说明；处理目的发生变化的，会重新征得您的同意。',
        },
      ],
    },
  ],
};
