import { bounds } from '@tolk/domain/bounds';

/** Why an action is off (`Refusal.reason` of the lifecycles), in both languages. */
export const refusalReasons = {
  alreadyCertified: { en: 'It is verified and can’t be changed.', zh: '已通过认证，不可修改。' },
  noChangeRoundsLeft: {
    en: `The ${bounds.changeRounds} rounds of changes have been used. Accept the work or appeal.`,
    zh: `${bounds.changeRounds} 次修改机会已用完，您可以验收或提起申诉。`,
  },
  notOverdueYet: {
    en: `Available ${bounds.cancelHours} hours after the due time if the work still isn’t done.`,
    zh: `超过截止时间 ${bounds.cancelHours} 小时仍未完成时可操作。`,
  },
  appealWindowOver: {
    en: `You can appeal up to ${bounds.appealDays} days after completion.`,
    zh: `订单完成 ${bounds.appealDays} 天内可提起申诉。`,
  },
  proposalPending: { en: 'A proposal is waiting for an answer.', zh: '已有一项提议等待答复。' },
  noProposal: { en: 'No one has proposed to end the order.', zh: '尚无结束订单的提议。' },
  ownProposal: { en: 'The other side has to agree.', zh: '需由对方确认。' },
  changePending: {
    en: 'A change of this order is waiting for an answer or for payment.',
    zh: '已有一项订单变更等待答复或付款。',
  },
  overtimeClaimed: {
    en: 'Settle the overtime first: agree and pay, decline it, or make a counter-proposal.',
    zh: '请先处理超时：同意并付款、拒绝或提出新方案。',
  },
  changesUsedUp: {
    en: `You have proposed ${bounds.changesPerSide} changes of this order, which is the limit.`,
    zh: `您对该订单已提出 ${bounds.changesPerSide} 次变更，已达上限。`,
  },
  offersOfTermsUsedUp: {
    en: `You have both made ${bounds.offersOfTerms} offers, which is the limit. Agree to the last one or decline it.`,
    zh: `双方已就该项目提出 ${bounds.offersOfTerms} 次报价，已达上限，请接受或谢绝最后一次报价。`,
  },
  noChange: { en: 'No one has proposed a change.', zh: '尚无变更提议。' },
  ownChange: { en: 'The other side has to answer.', zh: '需由对方答复。' },
  changeOfOther: { en: 'The other side made this proposal.', zh: '该提议由对方发起。' },
  changeAgreed: {
    en: 'You have both agreed to this change; it applies once the client has paid the difference.',
    zh: '双方已同意该变更，客户补足差额后生效。',
  },
  changeTooLate: {
    en: 'A booking that this change moves has begun or is about to. Decline it or propose other times.',
    zh: '该变更涉及的口译场次已开始或即将开始，请拒绝或提出新的时间。',
  },
  approvalWaiting: {
    en: 'Somebody in your organisation has to approve this amount first.',
    zh: '该金额需先由贵组织的审批人批准。',
  },
  approvalDeclined: {
    en: 'Your organisation has declined this amount. Change the order or withdraw it.',
    zh: '贵组织的审批人未批准该金额，请修改或撤回订单。',
  },
  roleMissing: {
    en: 'Your role in the organisation does not include this.',
    zh: '您在组织中的角色无此权限。',
  },
  notAssigned: {
    en: 'Somebody else works on this order. A project manager can assign it to you.',
    zh: '该订单由其他成员负责，可由项目经理改派给您。',
  },
  milestoneUnpaid: {
    en: 'No work is under way until the next milestone is paid.',
    zh: '下一阶段付款前没有进行中的工作。',
  },
  milestonesLeft: {
    en: 'There are more milestones after this one.',
    zh: '后面还有其他阶段。',
  },
  lastMilestone: {
    en: 'There is no milestone after this one.',
    zh: '后面没有其他阶段。',
  },
  milestoneDelivered: {
    en: 'This milestone has been delivered. Once it is accepted, you can propose a change of the next one.',
    zh: '该阶段已交付，验收后可提议变更下一阶段。',
  },
  noMilestoneDue: {
    en: 'There is no milestone to pay for now.',
    zh: '目前没有待付款的阶段。',
  },
  noDifferenceDue: {
    en: 'There is no difference to pay.',
    zh: '目前没有待补的差额。',
  },
  appealsUsedUp: {
    en: `You have appealed ${bounds.appealsPerSide} times about this order, which is the limit.`,
    zh: `您对该订单已提起 ${bounds.appealsPerSide} 次申诉，已达上限。`,
  },
  alreadyDivided: {
    en: 'Part of this order has already been refunded, so an appeal is no longer possible.',
    zh: '该订单已退还部分款项，无法再提起申诉。',
  },
  bookingNotBegun: {
    en: 'Available once the booking has started.',
    zh: '口译开始后方可操作。',
  },
  bookingHasBegun: {
    en: 'The booking has begun.',
    zh: '口译已开始。',
  },
  bookingHeld: {
    en: 'You have both checked in to a booking, so it took place. Propose to end the order, or raise an appeal.',
    zh: '双方均已签到，口译已进行。您可以提议结束订单，或提起申诉。',
  },
  noCancellationTiers: {
    en: 'This order says nothing of cancelling. Propose to end it instead.',
    zh: '该订单未约定取消条款，请改为提议结束订单。',
  },
  noBooking: { en: 'This order has no booking.', zh: '该订单没有口译场次。' },
  checkedIn: { en: 'You have checked in.', zh: '您已签到。' },
  checkInTooEarly: {
    en: `Available from ${bounds.checkInMinutes} minutes before the booking.`,
    zh: `口译开始前 ${bounds.checkInMinutes} 分钟起可签到。`,
  },
  bookingOver: { en: 'The booking is over.', zh: '口译场次已结束。' },
  proposalOfOther: { en: 'The other side made this proposal.', zh: '该提议由对方发起。' },
  noOffer: { en: 'No offer has been made.', zh: '尚无和解方案。' },
  ownOffer: { en: 'The other side has to accept.', zh: '需由对方接受。' },
  reviewWindowOver: {
    en: `You can ask for a review up to ${bounds.reviewDays} days after the ruling.`,
    zh: `裁决后 ${bounds.reviewDays} 天内可申请复核。`,
  },
  evidenceExtended: {
    en: 'The time for evidence was extended once already.',
    zh: '举证期已延长过一次。',
  },
  mediationAccepted: {
    en: 'You have accepted the proposal. The other side has to accept it too.',
    zh: '您已接受该方案，仍需对方接受。',
  },
  rulingAccepted: { en: 'You have accepted the ruling.', zh: '您已接受裁决。' },
  ownRuling: {
    en: 'You made the ruling, so another member of staff decides the review.',
    zh: '该裁决由您作出，须由其他员工复核。',
  },
  evidenceFull: {
    en: 'You have submitted the maximum amount of evidence.',
    zh: '您提交的证据已达上限。',
  },
  supplierBlocked: {
    en: 'A supplier in this batch is blocked. Remove their request first.',
    zh: '其中有译员账号已封禁，请先将其申请移出批次。',
  },
  lastInBatch: {
    en: 'It is the only one in the batch. Cancel the batch instead.',
    zh: '该批次仅有此一项申请，请直接撤销批次。',
  },
  bankAnswersByFile: {
    en: 'The bank pays this batch. Import its result file.',
    zh: '该批次由银行打款，请导入银行回单文件。',
  },
  payoutsEnded: {
    en: 'Every payout of this batch has ended.',
    zh: '该批次各笔打款均已有结果。',
  },
  providerHasBatch: {
    en: 'The provider has received this batch. Each payout ends with its answer.',
    zh: '渠道已收到该批次，各笔打款以渠道返回的结果为准。',
  },
  justSent: {
    en: `It has just been sent to the provider. Available ${bounds.batchQuietMinutes} minutes after the last attempt.`,
    zh: `该批次刚刚提交至渠道，距最近一次提交满 ${bounds.batchQuietMinutes} 分钟后可操作。`,
  },
  ownRate: {
    en: 'You proposed this rate, so a colleague has to confirm it.',
    zh: '该汇率由您提议，须由另一位同事确认。',
  },
  rateTooOld: {
    en: `It was proposed more than ${bounds.rateDays} days ago. Refuse it and set today’s rate.`,
    zh: `该汇率提议已超过 ${bounds.rateDays} 天，请驳回后设置当前汇率。`,
  },
  inBatch: { en: 'It is part of a payout batch.', zh: '该申请已加入打款批次。' },
  awaitsProvider: {
    en: 'PayPal or Payoneer has received it and will report the outcome.',
    zh: '已交由 PayPal 或 Payoneer 处理，请等待其返回结果。',
  },
  paidOut: { en: 'It has been paid out.', zh: '该项目已结算。' },
  beingSettled: { en: 'It is part of a settlement request.', zh: '该项目已在结算申请中。' },
  secondPairOfEyes: {
    en: 'You prepared it, so a colleague has to approve it.',
    zh: '该申请由您发起，须由另一位同事审批。',
  },
  notCompleted: {
    en: 'The order is no longer completed. Decline the proposal.',
    zh: '订单已不是“已完成”状态，请驳回该退款。',
  },
  transferReturnProposed: {
    en: 'Somebody proposed to send it back. Drop the proposal first.',
    zh: '已有同事发起退回，请先撤销该申请。',
  },
  incidentRefundOpen: {
    en: 'A refund of it is waiting for approval or on its way.',
    zh: '该款项的退款正在等待审批或处理中。',
  },
  incidentByTwo: {
    en: 'Keeping money that could be refunded takes two people. Propose a refund; if a colleague declines it, you can close this with a note.',
    zh: '可退回的款项须由两人确认后才能留存。请先发起退款；如同事驳回，您即可填写说明结案。',
  },
  incidentDeclinedByYou: {
    en: 'You declined the refund, so a colleague has to close this.',
    zh: '退款由您驳回，须由另一位同事结案。',
  },
  refundTooLate: {
    en: `The provider does not refund payments older than ${bounds.refundDays} days. Transfer it by bank and confirm it here.`,
    zh: `已超过付款后 ${bounds.refundDays} 天的退款期限，请通过银行转账退款后在此确认。`,
  },
  underMinimum: {
    en: `The minimum settlement is ${bounds.minimumPayout}.`,
    zh: `结算金额不得低于 ${bounds.minimumPayout}。`,
  },
  underPayoneerMinimum: {
    en: `Payoneer pays out ${bounds.minimumPayoneer} or more.`,
    zh: `Payoneer 结算金额不得低于 ${bounds.minimumPayoneer}。`,
  },
  settlementWindowClosed: {
    en: `You can request a settlement from day ${bounds.payoutFirstDay} to day ${bounds.payoutLastDay} of each month, Beijing time.`,
    zh: `每月 ${bounds.payoutFirstDay} 日至 ${bounds.payoutLastDay} 日（北京时间）可申请结算。`,
  },
  appliedThisMonth: {
    en: 'You have already requested a settlement this month. You can do so once a month.',
    zh: '您本月已申请结算，每月限一次。',
  },
  inHold: {
    en: `Held for ${bounds.holdDays} days after completion.`,
    zh: `订单完成后 ${bounds.holdDays} 天内为冻结期。`,
  },
  methodNotCertified: {
    en: 'None of your payout methods is verified.',
    zh: '您尚无已认证的收款方式。',
  },
  thisMethodNotCertified: {
    en: 'This payout method is not verified.',
    zh: '该收款方式尚未认证。',
  },
  invoiceMissing: {
    en: 'Companies upload their fee invoice first.',
    zh: '企业账号须先上传费用发票。',
  },
  rateMissing: {
    en: 'There is no current exchange rate. Try again tomorrow or choose a card.',
    zh: '暂无有效汇率，请明天再试或选择银行卡结算。',
  },
  profileUnfit: {
    en: 'Complete your information before you request a settlement.',
    zh: '请先完善个人信息，再申请结算。',
  },
  notClaimant: {
    en: 'Only the person who raised the appeal can withdraw it.',
    zh: '仅申诉发起方可以撤回。',
  },
  alreadyEvaluated: { en: 'You have already left a review.', zh: '您已评价过该订单。' },
  nothingToTakeBack: {
    en: 'Its papers say nothing too much, so there is nothing to take back.',
    zh: '该发票金额无需冲红。',
  },
  nothingToInvoice: {
    en: 'Everything that was paid has been refunded. Decline the request.',
    zh: '款项已全部退回，无可开票金额，请驳回该申请。',
  },
  invoiceWithIssuer: {
    en: 'The provider is issuing it. Wait for the result.',
    zh: '电子发票服务商正在开具，请等待结果。',
  },
  noInvoiceIssuer: {
    en: 'No provider can issue it. Issue it in the tax authority’s system and upload it.',
    zh: '无法由电子发票服务商开具，请在税务系统开具后上传。',
  },
  feedbackMerged: {
    en: 'It was merged into another report. Open that one, or separate it first.',
    zh: '该反馈已并入另一条反馈，请在那一条中处理，或先取消合并。',
  },
  feedbackNotMerged: {
    en: 'It is not merged into another report.',
    zh: '该反馈未并入其他反馈。',
  },
  serviceOwn: { en: 'It is yours already.', zh: '该会话已由您负责。' },
  serviceQueued: { en: 'It is waiting in the queue.', zh: '该会话仍在排队中。' },
  serviceRated: { en: 'It has been rated.', zh: '已评价过该会话。' },
  liveOrders: {
    en: 'An order from this project is still in progress.',
    zh: '该项目仍有进行中的订单。',
  },
  postingInUse: {
    en: 'This project has applications or orders.',
    zh: '该项目已有申请或订单。',
  },
} as const satisfies Record<string, { en: string; zh: string }>;
