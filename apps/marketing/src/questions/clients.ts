import { bounds } from '@tolk/domain/bounds';
import type { Question } from './question.ts';

const r = bounds;

export const clientQuestions: readonly Question[] = [
  {
    id: 'how-to-start',
    question: { en: 'How do I get something translated?', zh: '怎样发布翻译需求？' },
    answer: {
      en: 'Sign up, choose the client side and publish a project: languages, field, volume, deadline and what you pay. Translators apply, you choose one and send an order. The work begins once the order is accepted and paid.',
      zh: '注册后选择客户身份，发布项目：填写语种、领域、工作量、截止时间和报酬。译员会提出申请，您选定译员后发送订单。译员接受订单、您完成付款后，工作即开始。',
    },
  },
  {
    id: 'what-it-costs',
    question: { en: 'What does it cost me?', zh: '我需要支付哪些费用？' },
    answer: {
      en: `The price you agree on with the translator, plus a service fee of ${r.fee} of it. Both are shown before you confirm. Signing up, publishing projects and reading applications are free.`,
      zh: `您与译员约定的价格，以及该价格 ${r.fee} 的平台服务费。两项金额都会在您确认前列明。注册、发布项目和查看申请均不收费。`,
    },
  },
  {
    id: 'choose-a-translator',
    question: {
      en: 'How do I know whether a translator is good?',
      zh: '怎样判断译员的水平？',
    },
    answer: {
      en: `Each application shows the language test, education and certificates, work and project experience, and the reviews of earlier clients. The test has ${r.testQuestions} questions in ${r.testMinutes} minutes; ${r.testPass} is a pass.`,
      zh: `每份申请都附有语言测试结果、学历与证书、工作和项目经历，以及以往客户的评价。语言测试共 ${r.testQuestions} 题，限时 ${r.testMinutes} 分钟，正确率达到 ${r.testPass} 为通过。`,
    },
  },
  {
    id: 'change-an-order',
    question: {
      en: 'Can I change an order after I have sent it?',
      zh: '订单发出后还能修改吗？',
    },
    answer: {
      en: 'Until it is paid, yes. If the translator has already accepted, your change goes to them as a new version, and it counts only when they accept that version. Once it is paid, either of you can propose another due time, workload or price; it counts when the other one agrees, and the difference is paid or refunded.',
      zh: '付款之前可以。如果译员已经接受，修改会作为新版本发给译员，译员接受新版本后才生效。付款之后，双方均可提出变更交付时间、工作量或价格，对方同意后生效，差额补付或退还。',
    },
  },
  {
    id: 'milestones',
    question: {
      en: 'Can a large order be delivered and paid in parts?',
      zh: '大型订单可以分阶段进行吗？',
    },
    answer: {
      en: `Yes. Divide the order into ${r.milestonesMin} to ${r.milestonesMax} milestones, each with its own due time and price. Each is delivered, accepted and paid by itself: you pay the first one at the start, and the next one within ${r.milestonePayDays} days of accepting the one before. Work on it begins once it is paid; if it is not, the order is completed with what you have accepted.`,
      zh: `可以。创建订单时可分为 ${r.milestonesMin} 至 ${r.milestonesMax} 个阶段，分别约定交付时间和价格，每个阶段单独交付、验收和付款。开始时支付第一阶段，验收后 ${r.milestonePayDays} 天内支付下一阶段，付款后译员才开始该阶段的工作；未付款的，订单以已验收的阶段完成。`,
    },
    withTransfer: {
      en: `A milestone that is paid by bank transfer has ${r.transferDays} days from the moment you choose that.`,
      zh: `选择银行转账支付某一阶段的，自选择之时起有 ${r.transferDays} 天的到账时间。`,
    },
  },
  {
    id: 'order-as-a-company',
    question: {
      en: 'We order as a company. Can several of us use it, with approval?',
      zh: '我们以公司名义下单，能多人使用并设置审批吗？',
    },
    answer: {
      en: 'Yes. Create an organisation and invite your colleagues by role: who asks for work, who approves, who pays, who only reads. You decide from which amount an order needs approval; it can’t be paid before somebody who did not write it has approved it. Orders can name a cost centre with a budget and your purchase order, and each month has one statement. What a colleague did stays with the organisation when they leave.',
      zh: '可以。创建组织并邀请同事加入，按角色分配权限：下单、审批、付款或仅查看。您可以设定审批金额，达到该金额的订单须由拟定条款之外的同事审批后才能付款。订单可填写成本中心（可设预算）和采购订单号，并可按月下载对账单。同事离开后，其办理的事项仍归组织所有。',
    },
  },
  {
    id: 'no-answer-to-order',
    question: {
      en: 'What if the translator does not answer my order?',
      zh: '译员一直不回应订单怎么办？',
    },
    answer: {
      en: `An order that is not answered within ${r.acceptHours} hours expires, for interpreting at the latest ${r.acceptBeforeBookingHours} hours before the booking. You have paid nothing by then, and you can send it again or to someone else.`,
      zh: `订单发出后 ${r.acceptHours} 小时内未得到回应即失效；口译订单最迟在开始前 ${r.acceptBeforeBookingHours} 小时失效。此时您尚未付款，可以重新发送，也可以另选译员。`,
    },
  },
  {
    id: 'ask-for-changes',
    question: {
      en: 'The translation needs changes. What can I do?',
      zh: '译文需要修改怎么办？',
    },
    answer: {
      en: `Ask for changes on the order, say what should be different and give a new due time. Every order includes ${r.changeRounds} rounds. The time to accept starts again with each delivery.`,
      zh: `在订单中要求修改，说明需要改动的地方，并给出新的交付时间。每个订单包含 ${r.changeRounds} 轮修改。每次交付后，验收期重新计算。`,
    },
  },
  {
    id: 'acceptance',
    question: {
      en: 'What happens if I do not accept the results?',
      zh: '如果我一直不验收会怎样？',
    },
    answer: {
      en: `You have ${r.acceptanceDays} days from the last delivery, or until the acceptance time in the order where that is later, and we remind you twice. Without an answer the results then count as accepted, and the money goes to the translator. If something is wrong, ask for changes or appeal before the time is over.`,
      zh: `自最近一次交付起您有 ${r.acceptanceDays} 天时间；订单约定的验收时间更晚的，以该时间为准。期间我们会提醒两次。到期仍未回应则视为验收通过，款项转给译员。如有问题，请在到期前要求修改或提出申诉。`,
    },
  },
  {
    id: 'late-delivery',
    question: {
      en: 'Nothing was delivered in time. Do I get my money back?',
      zh: '译员到期没有交付，能退款吗？',
    },
    answer: {
      en: `Yes. ${r.cancelHours} hours after the due time you may cancel, and the price and the service fee are refunded to your original payment method. If nothing happens at all, this is done automatically after ${r.autoCancelDays} days.`,
      zh: `可以。超过交付时间 ${r.cancelHours} 小时后，您可以取消订单，价款和平台服务费原路退回。如果双方都没有操作，${r.autoCancelDays} 天后系统自动退款。`,
    },
  },
  {
    id: 'who-sees-my-contact',
    question: { en: 'Who can see my contact details?', zh: '谁能看到我的联系方式？' },
    answer: {
      en: 'Nobody, until you show them to a translator who has applied or send that translator an order.',
      zh: '在您向申请的译员公开，或向其发送订单之前，任何人都看不到。',
    },
  },
  {
    id: 'who-sees-my-files',
    question: { en: 'Who can see my files?', zh: '谁能看到我的文件？' },
    answer: {
      en: 'For each file of a project you choose: everybody who is logged in, translators who have applied, or only the translator you send an order to, which is the default. File names, sizes and word counts are public. Files of an order can be opened by you and its translator. Our staff open them only in an appeal or for a reason they have to give, and every time is recorded.',
      zh: '项目中的每个文件由您选择谁可以打开：所有已登录用户、已申请的译员，或仅限您发送订单的译员（默认）。文件名、大小和字数对所有人公开。订单文件只有您和该订单的译员可以打开。我们的工作人员仅在处理申诉时，或填写原因后才会打开，每次查看都有记录。',
    },
  },
];
