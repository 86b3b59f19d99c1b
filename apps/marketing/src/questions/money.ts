import { bounds } from '@tolk/domain/bounds';
import type { Question } from './question.ts';

const r = bounds;

export const moneyQuestions: readonly Question[] = [
  {
    id: 'ways-to-pay',
    question: { en: 'How can I pay for an order?', zh: '订单支持哪些付款方式？' },
    answer: {
      en: `By WeChat Pay or Alipay, in yuan. On a computer you scan a code, on a phone you are led to the app. One attempt is open for ${r.payMinutes} minutes; if it runs out, start another one.`,
      zh: `支持微信支付和支付宝，以人民币付款。电脑端扫码，手机端跳转到相应应用。每次支付 ${r.payMinutes} 分钟内有效，超时可以重新发起。`,
    },
    withTransfer: {
      en: 'You can also pay by bank transfer into our account.',
      zh: '也可以通过银行转账付款。',
    },
  },
  {
    id: 'bank-transfer',
    only: 'bankTransfer',
    question: { en: 'How does payment by bank transfer work?', zh: '怎样通过银行转账付款？' },
    answer: {
      en: `Choose bank transfer when you pay, for an order, for one of its milestones or for the difference after a change. You see our account, the exact amount and a reference for the remarks, and can download them as a PDF for your accountant. Banks take ${r.transferWorkingDays} working days; we wait ${r.transferDays} days for the money. It is not offered where the work would begin or end before the money could arrive.\n\nTransfer exactly that amount, in one payment. Any other amount, and money that comes too late, goes back to the account that it came from.`,
      zh: `订单款、阶段款以及变更后的差额，均可在付款时选择银行转账。页面会显示收款账户、应付金额和需填入附言的付款识别码，并可下载 PDF 交给财务。银行一般需要 ${r.transferWorkingDays} 个工作日，系统会为您保留 ${r.transferDays} 天。临近开始或结束、款项来不及到账的订单，不提供银行转账。\n\n请按应付金额一次性足额转账。金额不符或逾期到账的款项，将退回原付款账户。`,
    },
  },
  {
    id: 'invoice',
    question: { en: 'Do I get a receipt or an invoice?', zh: '可以开发票或收据吗？' },
    answer: {
      en: 'Both. Once an order is paid, you download a receipt as a PDF from the order, with the company name and tax number from My information. For completed orders you ask for a tax invoice (fapiao), for one order or for a month, under Tax invoices; it needs your invoice details in My information.',
      zh: '两者都可以。订单付款后，在订单页即可下载 PDF 收据，其中列明您在“我的信息”中填写的公司名称和税号。已完成的订单可在“发票”页申请开票，按单笔或按月均可；请先在“我的信息”中填写开票信息。',
    },
  },
  {
    id: 'where-is-the-money',
    question: { en: 'Where is the money while the work is done?', zh: '工作期间，钱在哪里？' },
    answer: {
      en: `It is held for that one order. It moves on when the results are accepted, when both agree on a split, or when an appeal is decided. After acceptance it waits another ${r.holdDays} days, because an appeal is still possible.`,
      zh: `由平台为该订单托管。验收通过、双方协商分配或申诉裁定之后，款项才会划转。验收后还有 ${r.holdDays} 天冻结期，因为此时仍可提出申诉。`,
    },
  },
  {
    id: 'commission',
    question: { en: 'What do you take from translators?', zh: '平台向译员收取佣金吗？' },
    answer: {
      en: `A commission of ${r.commission}: the agreed price is what you earn. Payouts by PayPal cost ${r.paypalFee}, which is shown before you apply. Taxes are yours to pay where the law says so.`,
      zh: `佣金为 ${r.commission}，约定的价格就是您的收入。通过 PayPal 结算收取 ${r.paypalFee} 手续费，申请前会列明。税费依法由您自行承担。`,
    },
  },
  {
    id: 'when-paid',
    question: { en: 'When do I get my money?', zh: '什么时候可以结算？' },
    answer: {
      en: `When the hold of ${r.holdDays} days after acceptance is over, your payout method is verified and you have at least ${r.minimumPayout}. You can apply once a month, from day ${r.payoutFirstDay} to day ${r.payoutLastDay}, Beijing time. The record shows each application until it has arrived.`,
      zh: `验收后 ${r.holdDays} 天冻结期结束、收款方式通过认证，且金额不低于 ${r.minimumPayout} 时即可申请。每月可申请一次，时间为 ${r.payoutFirstDay} 日至 ${r.payoutLastDay} 日（北京时间）。每笔申请的进度都可在申请记录中查看，直至到账。`,
    },
  },
  {
    id: 'payout-methods',
    question: { en: 'How can I be paid?', zh: '支持哪些收款方式？' },
    answer: {
      en: `In yuan to a UnionPay debit card of your own, or to a company’s account. In US dollars by PayPal (${r.paypalFee} fee) or Payoneer (at least ${r.minimumPayoneer}). Credit cards and other people’s cards are not possible.`,
      zh: `人民币可结算到本人的银联借记卡或公司对公账户；美元可通过 PayPal（手续费 ${r.paypalFee}）或 Payoneer（最低 ${r.minimumPayoneer}）结算。不支持信用卡和他人账户。`,
    },
  },
  {
    id: 'exchange-rate',
    question: { en: 'Which exchange rate applies to US dollars?', zh: '美元结算用什么汇率？' },
    answer: {
      en: 'The one that you see when you apply. It is frozen in your application and does not change until the payout.',
      zh: '以您申请时看到的汇率为准。汇率会锁定在申请中，到账前不再变动。',
    },
  },
  {
    id: 'appeal',
    question: { en: 'We disagree. How does an appeal work?', zh: '双方有分歧，申诉怎样处理？' },
    answer: {
      en: `Either side can appeal while the order runs and up to ${r.appealDays} days after it was completed. All deadlines stop. Both have ${r.evidenceHours} hours to show evidence, then a member of our staff mediates and decides: release, refund, a split, or doing it again.\n\nEach side may ask once for a review within ${r.reviewDays} days. It is done by a different person, and that decision is final.`,
      zh: `订单进行中以及完成后 ${r.appealDays} 天内，任何一方都可以申诉，其间所有期限暂停。双方有 ${r.evidenceHours} 小时提交证据，之后由工作人员调解并裁定：付款、退款、按比例分配或重做。\n\n任何一方都可以在 ${r.reviewDays} 天内申请一次复核，由另一位工作人员处理，复核结果为最终结果。`,
    },
  },
  {
    id: 'refund-time',
    question: { en: 'How does a refund reach me?', zh: '退款会退到哪里？' },
    answer: {
      en: 'The way you paid: to your WeChat Pay or Alipay account, or the card behind it. We start it at once; how soon it shows depends on the provider. The order shows when it has been confirmed.',
      zh: '原路退回到您付款的微信支付或支付宝账户，或其绑定的银行卡。我们会立即发起退款，到账时间取决于支付机构，确认后会显示在订单中。',
    },
    withTransfer: {
      en: 'What was paid by bank transfer is sent back to the account that it came from.',
      zh: '通过银行转账支付的款项，退回原付款账户。',
    },
  },
];
