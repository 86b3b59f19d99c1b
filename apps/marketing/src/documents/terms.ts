import { product } from '@tolk/domain/product';
import { bounds } from '@tolk/domain/bounds';
import type { LegalDocument } from './document.ts';

const r = bounds;

/** Terms of service. Every number comes from the rules that the server applies. */
export const terms: LegalDocument = {
  title: { en: 'Terms of service', zh: '服务条款' },
  since: { en: '26 November 2026', zh: '2026 年 11 月 26 日' },
  intro: {
    en: `What you agree to when you use ${product.name}, and what we promise in return. In plain language; where a section sounds strict, it protects the other side of your order.`,
    zh: `您使用${product.nameChinese}时应遵守的约定，以及我们对您的承诺。条款力求明白易懂；看似严格的规定，保护的是订单的另一方。`,
  },
  sections: [
    {
      id: 'who-we-are',
      title: { en: 'Who we are and what this is', zh: '我们是谁，提供什么服务' },
      body: [
        {
          en: `${product.name} is a marketplace. Clients publish translation, interpretation and proofreading work; freelance translators, interpreters and their teams (“suppliers”) apply for it and do it. The contract about the work is made between the client and the supplier. We provide the place, hold the money and settle disputes. The operator is the company registered under the filing number at the foot of this page.`,
          zh: `${product.nameChinese}是一个交易平台。客户发布笔译、口译和审校需求，自由译员及译员团队（“译员”）申请并完成工作。工作合同由客户与译员双方订立，我们提供平台、托管款项并处理争议。平台运营者为本页页脚备案号所登记的主体。`,
        },
        {
          en: 'These terms apply from the moment you register. If you only browse the public pages, the section on fair use still applies to you.',
          zh: '您注册时即接受本条款。仅浏览公开页面的访客，应遵守“合理使用”一节。',
        },
      ],
    },
    {
      id: 'account',
      title: { en: 'Your account', zh: '您的账号' },
      body: [
        {
          list: [
            {
              en: 'You must be at least 18 years old and able to enter into contracts. A company acts through a person who is authorised to do so.',
              zh: '您须年满十八周岁并具有完全民事行为能力。公司由获得授权的人员代为操作。',
            },
            {
              en: 'One person has one account. It can be both client and supplier.',
              zh: '一人一个账号，可同时拥有客户和译员两种身份。',
            },
            {
              en: 'Keep your password and codes to yourself. What is done with your account counts as done by you, unless we were told that it had been taken over.',
              zh: '请妥善保管密码和验证码。账号下的操作视为您本人的操作，您已告知我们账号被盗用的除外。',
            },
            {
              en: 'Names, certificates and documents must be true. A verified real name cannot be changed afterwards and must match the payout account.',
              zh: '姓名、证书和证件信息须真实。实名认证通过后姓名不可更改，并须与收款账户一致。',
            },
          ],
        },
      ],
    },
    {
      id: 'postings',
      title: { en: 'Postings and applications', zh: '项目发布与申请' },
      body: [
        {
          en: 'A posting says what is to be done, in which languages, by when and for what pay. It must not be misleading and must not ask for unpaid work; a short sample that is not used commercially is the exception. We may remove postings that break the law or these terms.',
          zh: '项目信息须写明工作内容、语种、时间和报酬，不得误导，不得要求无偿劳动（不用于商业用途的短篇试译除外）。对违反法律或本条款的项目，我们可以下架。',
        },
        {
          en: 'An application is an offer to talk, not yet a contract. The contract comes into being when a supplier accepts an order, in the version that they accepted.',
          zh: '申请只是合作意向，不构成合同。译员接受订单时，双方就所接受的版本订立合同。',
        },
      ],
    },
    {
      id: 'orders',
      title: { en: 'Orders', zh: '订单' },
      body: [
        {
          list: [
            {
              en: `An order fixes scope, price, due time and the way of counting. The supplier has ${r.acceptHours} hours to accept or reject it; for interpreting this ends ${r.acceptBeforeBookingHours} hours before the booking.`,
              zh: `订单确定工作范围、价格、交付时间和计量方式。译员须在 ${r.acceptHours} 小时内接受或拒绝；口译订单最迟在开始前 ${r.acceptBeforeBookingHours} 小时。`,
            },
            {
              en: `After acceptance the client pays within ${r.payHours} hours, for interpreting at the latest ${r.payBeforeBookingHours} hour before the booking. Otherwise the order closes, and money that comes later is returned.`,
              zh: `译员接受后，客户须在 ${r.payHours} 小时内付款，口译订单最迟在开始前 ${r.payBeforeBookingHours} 小时。逾期订单关闭，之后到账的款项予以退回。`,
            },
            {
              en: 'Until payment the client may change the order; a change after acceptance has to be accepted by the supplier again. After payment either side may propose a change, which counts once the other agrees; the difference in price is paid or refunded.',
              zh: '付款前客户可以修改订单；译员接受之后的修改，须经译员重新接受。付款后任何一方可以提出变更，经对方同意后生效，价差补付或退还。',
            },
            {
              en: 'The supplier does the work in person or with the team named in the order, and does not pass it on without the client’s consent. Machine output may be used only where the order allows it.',
              zh: '译员应亲自或由订单载明的团队完成工作，未经客户同意不得转包。仅在订单允许时方可使用机器翻译。',
            },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: { en: 'Delivery and acceptance', zh: '交付与验收' },
      body: [
        {
          en: `The client may ask for ${r.changeRounds} rounds of changes within the agreed scope, each with a new due time. Wishes beyond the scope need a change that both agree to, or a new order.`,
          zh: `在约定范围内，客户可以要求 ${r.changeRounds} 轮修改，每轮另定交付时间。超出范围的要求须经双方同意变更订单，或另下订单。`,
        },
        {
          en: `The client accepts the results or says what is wrong. If the client does neither within ${r.acceptanceDays} days of the last delivery, and by the acceptance time agreed in the order where that is later, the results count as accepted. We remind the client before that.`,
          zh: `客户应验收成果或指出问题。自最近一次交付起 ${r.acceptanceDays} 天内（订单约定的验收时间更晚的，以该时间为准）既未验收也未提出异议的，视为验收通过。到期前我们会提醒客户。`,
        },
        {
          en: `If nothing was delivered, the client may cancel ${r.cancelHours} hours after the due time; after ${r.autoCancelDays} days this happens by itself. Price and fee are then refunded in full.`,
          zh: `未交付任何成果的，超过交付时间 ${r.cancelHours} 小时后客户可以取消；超过 ${r.autoCancelDays} 天系统自动取消。价款和平台服务费全额退还。`,
        },
      ],
    },
    {
      id: 'money',
      title: { en: 'Price, fee and held money', zh: '价格、平台服务费与款项托管' },
      body: [
        {
          list: [
            {
              en: `The client pays the agreed price plus a service fee of ${r.fee} of it. The supplier’s commission is ${r.commission}. The shares that apply to an order are those shown when it was made; a later change does not touch it.`,
              zh: `客户支付约定价款及其 ${r.fee} 的平台服务费，译员佣金为 ${r.commission}。订单适用创建时所示的比例，之后的调整不影响该订单。`,
            },
            {
              en: 'Payment is by WeChat Pay or Alipay. The money is held for the one order until its results are accepted, both sides agree on a split, or an appeal is decided. We do not use it for anything else, and it bears no interest.',
              zh: '付款方式为微信支付和支付宝。款项仅为该订单托管，直至验收通过、双方协商一致或申诉裁定。我们不将其用于其他用途，托管期间不计利息。',
            },
            {
              only: 'bankTransfer',
              en: `A client may also pay by bank transfer where that is offered: the exact amount, in one payment, with the reference that we give for it, and within ${r.transferDays} days. Any other amount, and money that comes later, pays nothing and is sent back to the account that it came from.`,
              zh: `付款页提供银行转账的，客户也可以转账付款：须在 ${r.transferDays} 天内按应付金额一次性足额转账，并填写我们提供的付款识别码。金额不符或逾期到账的款项不作为付款，将退回原付款账户。`,
            },
            {
              en: 'Both sides may end an order early by agreeing on how the price is divided.',
              zh: '双方可以协商提前终止订单，并约定价款如何分配。',
            },
            {
              en: 'A refund goes back the way the payment came.',
              zh: '退款按原支付路径退回。',
            },
          ],
        },
      ],
    },
    {
      id: 'settlement',
      title: { en: 'Settlement', zh: '结算' },
      body: [
        {
          list: [
            {
              en: `Earnings can be withdrawn ${r.holdDays} days after acceptance if no appeal is open and the payout method is verified. A company uploads its invoice first.`,
              zh: `验收后 ${r.holdDays} 天，如无进行中的申诉且收款方式已通过认证，收入可以结算。公司须先上传发票。`,
            },
            {
              en: `A supplier may apply once a calendar month, from day ${r.payoutFirstDay} to day ${r.payoutLastDay} (Beijing time), for at least ${r.minimumPayout}; by Payoneer for at least ${r.minimumPayoneer}.`,
              zh: `译员每个自然月可申请一次结算，时间为 ${r.payoutFirstDay} 日至 ${r.payoutLastDay} 日（北京时间），金额不低于 ${r.minimumPayout}；通过 Payoneer 的不低于 ${r.minimumPayoneer}。`,
            },
            {
              en: `Payouts in yuan go to one’s own UnionPay debit card or to a company’s account, in US dollars to PayPal (${r.paypalFee} fee) or Payoneer. The exchange rate is frozen in the application.`,
              zh: `人民币结算至本人银联借记卡或对公账户，美元结算至 PayPal（手续费 ${r.paypalFee}）或 Payoneer。汇率在申请时锁定。`,
            },
            {
              en: 'A payout that fails or comes back is credited again. If a refund is decided after a payout, the amount is set off against later earnings.',
              zh: '结算失败或被退回的，金额重新计入可结算收入。结算后裁定退款的，从之后的收入中抵扣。',
            },
            {
              en: 'Each side takes care of its own taxes. Where the law makes us report or withhold, we do so and say it.',
              zh: '双方各自承担税费。法律要求我们申报或代扣的，我们依法办理并告知您。',
            },
          ],
        },
      ],
    },
    {
      id: 'appeals',
      title: { en: 'Appeals', zh: '申诉' },
      body: [
        {
          en: `Either side may appeal from the start of an order until ${r.appealDays} days after it was completed. Other deadlines of the order stop meanwhile, and the money stays held.`,
          zh: `自订单开始至完成后 ${r.appealDays} 天内，任何一方均可提出申诉。其间订单的其他期限暂停，款项继续托管。`,
        },
        {
          en: `Both sides have ${r.evidenceHours} hours for evidence. Our staff then mediate and decide by the order’s terms: release, refund, split, or doing the work again. Within ${r.reviewDays} days each side may ask for one review by a different member of staff; that decision ends the appeal with us. An appeal without a decision after ${r.escalateDays} days is passed to management.`,
          zh: `双方有 ${r.evidenceHours} 小时提交证据。之后由工作人员调解，并依据订单约定作出裁定：付款、退款、按比例分配或重做。任何一方可在 ${r.reviewDays} 天内申请一次复核，由另一位工作人员处理，复核结果为平台最终处理结果。${r.escalateDays} 天未裁定的，升级至管理人员处理。`,
        },
        {
          en: 'You may go to court or to an arbitrator whatever we decide.',
          zh: '无论平台如何处理，您都有权向法院起诉或申请仲裁。',
        },
      ],
    },
    {
      id: 'evaluations',
      title: { en: 'Evaluations', zh: '评价' },
      body: [
        {
          en: `After an order each side may give one to five stars with a text. Both show when both are in, or after ${r.evaluationDays} days, and each may be answered once in public. Evaluations are about the order; insults, personal data and bargaining with stars are removed.`,
          zh: `订单结束后，双方可互评一至五星并附文字。双方都评价后，或满 ${r.evaluationDays} 天后公开，各可公开回复一次。评价应针对订单本身；侮辱性内容、个人信息以及以评价要挟的内容会被删除。`,
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'Rights in the texts and confidentiality', zh: '译文权利与保密' },
      body: [
        {
          en: 'The client has, and vouches for, the right to have the source translated. With the release of the money the supplier transfers the economic rights in the results to the client, unless the order says otherwise.',
          zh: '客户保证有权委托翻译原文。除订单另有约定外，款项划付时，译员将成果的著作财产权转让给客户。',
        },
        {
          en: 'What one learns through an order is confidential during it and afterwards. It may be shown to us as evidence in an appeal.',
          zh: '双方对因订单知悉的内容，在订单期间及之后均应保密；在申诉中可作为证据提交给我们。',
        },
      ],
    },
    {
      id: 'fair-use',
      title: { en: 'Fair use', zh: '合理使用' },
      body: [
        {
          en: 'Not allowed are:',
          zh: '禁止下列行为：',
        },
        {
          list: [
            {
              en: 'taking a job that was found here off the site in order to avoid the fee or the holding of money;',
              zh: '为规避平台服务费或款项托管，将平台上的交易转移至平台之外；',
            },
            {
              en: 'having someone else take a test, buying reviews, or using several accounts to look like different people;',
              zh: '替考、购买评价，或以多个账号冒充不同的人；',
            },
            {
              en: 'work, texts and files that break the law or the rights of others;',
              zh: '委托、提供违反法律或侵犯他人权利的工作、文字和文件；',
            },
            {
              en: 'scraping the site, overloading it or getting around its security.',
              zh: '以程序批量抓取内容、恶意占用资源或绕过安全措施。',
            },
          ],
        },
        {
          en: 'Anyone who does this is warned, restricted or blocked, depending on how serious it is. We give the reason, you may object, and money that you have earned is still paid out.',
          zh: '违反者将视情节受到提醒、限制或封禁。我们会说明理由，您可以提出异议，已经取得的合法收入仍予结算。',
        },
      ],
    },
    {
      id: 'liability',
      title: { en: 'What we answer for', zh: '责任' },
      body: [
        {
          en: 'We answer for our own service: for the held money, the care of our checks and decisions, and the protection of your data. We do not answer for the quality of the work as such; for that the order, its changes and the appeal are there. Nothing here limits liability that cannot be limited by law, or rights that you have as a consumer.',
          zh: '我们对自己的服务负责：托管款项、审核与裁定的审慎，以及您的数据安全。工作成果的质量由订单双方负责，可通过修改和申诉解决。本条款不限制依法不得限制的责任，也不减损您作为消费者的权利。',
        },
        {
          en: 'We keep the service running as well as we can, and announce maintenance beforehand. Deadlines that passed while the site could not be reached are extended.',
          zh: '我们尽力保持服务稳定，维护前会提前公告。因平台无法访问而错过的期限予以顺延。',
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'Changes and end', zh: '变更与终止' },
      body: [
        {
          en: 'We announce changes of these terms on this page and in your notifications at least seven days before they apply. If you do not agree, you may close your account. Orders in progress stay under the terms they began with.',
          zh: '条款变更至少提前七天在本页和站内通知中公示。不同意的，可以注销账号。进行中的订单适用其开始时的条款。',
        },
        {
          en: 'You may delete your account in the settings as soon as no order, appeal or settlement is open. The privacy policy says what we keep then, and why.',
          zh: '没有进行中的订单、申诉和结算时，您可以在设置中注销账号。届时保留哪些信息及原因，见隐私政策。',
        },
        {
          en: 'The law of the People’s Republic of China applies, without taking away the protection that consumers have under the law of the place they live in. The court at the operator’s seat decides where the law allows this choice. Should the two language versions differ, the Chinese one applies.',
          zh: '本条款适用中华人民共和国法律，但不减损消费者依其居住地法律享有的保护。在法律允许的范围内，争议由运营者住所地人民法院管辖。两种语言版本不一致的，以中文版为准。',
        },
      ],
    },
  ],
};
