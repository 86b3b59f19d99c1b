/**
 * The error catalogue: every code that an envelope can carry, what it says in both languages and
 * what the client does about it. Codes below 1000 are the transport's (docs/product/errors.md#codes), business
 * refusals start at 1000.
 */
export type ErrorEffect =
  /** Clear the session storage and lead to the login page. */
  | 'signOut'
  /** Keep the new token that came along and make the call once more. */
  | 'renewToken'
  /** Forget the token: somebody ended this session. */
  | 'revoked'
  /** Hand it to the screen that called. */
  | 'pass'
  /** Show the message. */
  | 'message'
  /** Leave for the maintenance page. */
  | 'maintenance';

export interface ErrorEntry {
  code: number;
  effect: ErrorEffect;
  en: string;
  zh: string;
}

const entry = (code: number, effect: ErrorEffect, en: string, zh: string): ErrorEntry => ({
  code,
  effect,
  en,
  zh,
});

export const errors = {
  unauthenticated: entry(401, 'signOut', 'Please login!', '请先登录！'),
  unverifiable: entry(
    402,
    'pass',
    'This request could not be verified. Check your device’s clock and try again.',
    '请求未通过校验，请检查设备时间后重试。',
  ),
  forbidden: entry(
    403,
    'pass',
    'Your current identity cannot do this. Switch identity and try again.',
    '当前身份无权进行此操作，请切换身份后再试。',
  ),
  staffForbidden: entry(
    403,
    'message',
    'Your role does not allow this. Ask an admin.',
    '您的角色无权进行此操作，请联系管理员。',
  ),
  notFound: entry(404, 'pass', 'We could not find what you asked for.', '未找到您要查看的内容。'),
  conflict: entry(
    409,
    'message',
    'This has changed in the meantime. Look at the current state and try again.',
    '内容刚刚发生了变化，请查看最新状态后再操作。',
  ),
  idempotencyMismatch: entry(
    409,
    'message',
    'This request was already sent with other content. Reload the page and try again.',
    '相同请求此前已提交过不同内容，请刷新页面后重试。',
  ),
  payloadTooLarge: entry(
    413,
    'message',
    'This is too large to be sent. Choose a smaller file or shorten the text.',
    '内容过大，无法提交。请选择较小的文件或缩短文字。',
  ),
  invalid: entry(
    422,
    'message',
    'Some fields need your attention.',
    '部分内容填写有误，请检查后再提交。',
  ),
  tooMany: entry(
    429,
    'message',
    'Too many attempts. Wait a moment and try again.',
    '操作过于频繁，请稍后再试。',
  ),
  fault: entry(
    500,
    'maintenance',
    'Something went wrong on our side. Try again in a moment.',
    '系统出现异常，请稍后重试。',
  ),
  unavailable: entry(
    503,
    'message',
    'The service is briefly unavailable. Your data is safe; try again in a moment.',
    '服务暂时不可用，您的数据不受影响，请稍后重试。',
  ),
  tokenRotated: entry(600, 'renewToken', 'The session was renewed.', '会话已更新。'),
  sessionRevoked: entry(
    601,
    'revoked',
    'This session has ended. Please log in again.',
    '当前会话已结束，请重新登录。',
  ),

  wrongCredentials: entry(
    1001,
    'message',
    'The account or password is incorrect.',
    '账号或密码不正确。',
  ),
  wrongCode: entry(
    1002,
    'message',
    'The code is wrong or no longer valid. Request a new one.',
    '验证码错误或已失效，请重新获取。',
  ),
  accountTaken: entry(
    1003,
    'message',
    'There is already an account with this phone or e-mail. Log in instead.',
    '该手机号或邮箱已注册，请直接登录。',
  ),
  agreementRequired: entry(
    1004,
    'message',
    'Agree to the terms to sign up.',
    '请先阅读并同意服务条款。',
  ),
  codeTooSoon: entry(
    1005,
    'message',
    'A code was just sent. Wait a minute before you request another.',
    '验证码刚刚发送，请一分钟后再获取。',
  ),
  codesUsedUp: entry(
    1006,
    'message',
    'No more codes today for this account. Try again tomorrow.',
    '今日验证码发送次数已用完，请明天再试。',
  ),
  weakPassword: entry(
    1007,
    'message',
    'This password is too common. Choose another one.',
    '该密码过于常见，请更换一个。',
  ),
  identityChosen: entry(1008, 'message', 'The identity was already chosen.', '您已选择过身份。'),

  verificationRequired: entry(
    1009,
    'message',
    'Confirm that you are a person first, then request the code again.',
    '请先完成安全验证，再获取验证码。',
  ),
  wrongPassword: entry(1010, 'message', 'The current password is incorrect.', '当前密码不正确。'),
  passwordExists: entry(
    1011,
    'message',
    'This account already has a password. Change it instead.',
    '该账号已设置密码，请使用修改密码。',
  ),
  contactTaken: entry(
    1012,
    'message',
    'Another account uses this phone or e-mail. Choose a different one.',
    '该手机号或邮箱已被其他账号使用，请更换。',
  ),
  contactMissing: entry(
    1013,
    'message',
    'This account has no such phone or e-mail. Add one first.',
    '该账号尚未绑定此联系方式，请先绑定。',
  ),
  wechatFailed: entry(
    1014,
    'message',
    'WeChat did not confirm the login. Start again from the login page.',
    '微信未确认本次登录，请返回登录页重试。',
  ),
  wechatTicketExpired: entry(
    1015,
    'message',
    'Too much time has passed since WeChat confirmed you. Log in with WeChat again.',
    '微信授权已过期，请重新使用微信登录。',
  ),
  wechatTaken: entry(
    1016,
    'message',
    'This account is bound to another WeChat. Unbind that one in its settings first.',
    '该账号已绑定其他微信，请先在设置中解除绑定。',
  ),
  wechatUnavailable: entry(
    1017,
    'message',
    'WeChat does not answer at the moment. Log in with your password or a code.',
    '微信暂时无法连接，请使用密码或验证码登录。',
  ),
  deletionBlocked: entry(
    1018,
    'message',
    'Orders are still running or money is still held. Finish them before you delete the account.',
    '仍有进行中的订单或未结清的款项，请处理完毕后再注销账号。',
  ),
  verificationFailed: entry(
    1019,
    'pass',
    'That was not quite right. Try again with a new picture.',
    '验证未通过，请换一张图片重试。',
  ),

  accountBlocked: entry(
    1020,
    'message',
    'This account was blocked. Customer service can tell you why and what to do.',
    '该账号已被停用，如有疑问请联系客服。',
  ),

  realNameLocked: entry(
    1501,
    'message',
    'The real name was submitted for verification and can no longer be changed.',
    '真实姓名已提交认证，不可修改。',
  ),
  nameDiffers: entry(
    1502,
    'message',
    'The name must match the real name in your information.',
    '姓名须与个人信息中的真实姓名一致。',
  ),
  verificationStands: entry(
    1503,
    'message',
    'Submitted details can’t be changed while they are being checked or once they are verified.',
    '认证资料审核中或已通过，不可修改。',
  ),
  documentTaken: entry(
    1504,
    'message',
    'Another account was verified with this document. Contact customer service.',
    '该证件已用于其他账号的认证，请联系客服处理。',
  ),
  realNameFirst: entry(
    1505,
    'message',
    'Submit your real-name verification first; then add a settlement method.',
    '请先提交实名认证，再添加收款方式。',
  ),
  companyFirst: entry(
    1506,
    'message',
    'Submit the company for certification first; then add its account.',
    '请先提交企业认证，再添加对公账户。',
  ),
  outputExists: entry(
    1507,
    'message',
    'This language pair and type is already in your list. Change that row instead.',
    '该语言对与类型已存在，请直接修改原有记录。',
  ),
  tooManyEntries: entry(
    1508,
    'message',
    'The list is full. Delete an entry before you add another.',
    '数量已达上限，请删除部分内容后再添加。',
  ),
  companyLocked: entry(
    1509,
    'message',
    'The company was submitted for certification and its name can no longer be changed.',
    '企业已提交认证，企业名称不可修改。',
  ),
  testRefused: entry(
    1511,
    'message',
    'A test in this language pair is not possible at the moment.',
    '当前无法进行该语言对的测试。',
  ),
  testOver: entry(
    1512,
    'message',
    'This test has ended; answers are no longer taken.',
    '测试已结束，无法继续作答。',
  ),
  companyOnly: entry(
    1513,
    'message',
    'Only a company has a team. Choose “company” in your information first.',
    '仅企业账号可添加团队成员，请先在个人信息中选择企业。',
  ),

  staffCredentials: entry(
    1601,
    'message',
    'The account, password or code is incorrect.',
    '账号、密码或验证码不正确。',
  ),
  staffTicketExpired: entry(
    1602,
    'message',
    'Too much time has passed. Start the login again.',
    '登录已超时，请重新登录。',
  ),
  staffLocked: entry(
    1603,
    'message',
    'Too many failed attempts. Try again in 15 minutes.',
    '错误次数过多，请 15 分钟后再试。',
  ),
  staffAccountTaken: entry(
    1604,
    'message',
    'There is already a member of staff with this account.',
    '该员工账号已存在。',
  ),
  ownStaffAccount: entry(
    1605,
    'message',
    'You cannot change your own role or lock yourself out.',
    '不能修改自己的角色或停用自己的账号。',
  ),
  questionUsed: entry(
    1606,
    'message',
    'This question was already asked in tests. Retire it and write a new one.',
    '该题目已用于测试，请停用后新建题目。',
  ),

  alreadyApplied: entry(
    1101,
    'message',
    'You have already applied for this posting.',
    '您已申请过该项目。',
  ),
  postingFinished: entry(
    1102,
    'message',
    'This posting is finished and takes no more applications.',
    '该项目已结束，不再接受申请。',
  ),
  ownPosting: entry(
    1103,
    'message',
    'This is your own posting; you cannot apply for it.',
    '这是您自己发布的项目，无法申请。',
  ),
  profileIncomplete: entry(
    1104,
    'message',
    'Complete your information before you apply.',
    '请先完善个人信息，再申请项目。',
  ),
  languageTestRequired: entry(
    1107,
    'message',
    'Pass the language test before you apply for this posting.',
    '请先通过语言测试，再申请该项目。',
  ),
  alreadyInvited: entry(
    1108,
    'message',
    'You have already invited this person to this posting.',
    '您已邀请过该译员申请此项目。',
  ),
  postingInUse: entry(
    1105,
    'message',
    'Applications or orders belong to this posting; finish it instead of deleting it.',
    '该项目已有申请或订单，不能删除，可将其结束。',
  ),
  deadlinePassed: entry(
    1106,
    'message',
    'The deadline must be in the future.',
    '截止时间须晚于当前时间。',
  ),

  orderActionNotAllowed: entry(
    409,
    'message',
    'The order’s current state does not allow this. See what is possible now.',
    '订单当前状态不支持此操作，请查看当前可进行的操作。',
  ),
  versionChanged: entry(
    409,
    'message',
    'The order was changed in the meantime. Read the new version before you go on.',
    '订单内容已更新，请查看最新版本后再操作。',
  ),
  doubleBooked: entry(
    1203,
    'message',
    'This interpreter has another session at that time. Choose another time or another interpreter.',
    '该译员在此时间段已有其他口译安排，请更换时间或译员。',
  ),
  ownDoubleBooking: entry(
    1204,
    'message',
    'You have another session at that time, so you cannot accept this one. Reject it, or ask for another time.',
    '您在该时间段已有其他口译安排，无法接受此订单。请拒绝或与客户协商其他时间。',
  ),
  appealActionNotAllowed: entry(
    409,
    'message',
    'The appeal’s current state does not allow this. See what is possible now.',
    '申诉当前状态不支持此操作，请查看当前可进行的操作。',
  ),
  appealChanged: entry(
    409,
    'message',
    'The appeal has changed in the meantime. Read what is new before you go on.',
    '申诉内容已更新，请查看最新内容后再操作。',
  ),
  settlementRefused: entry(
    1302,
    'message',
    'This settlement cannot be applied for now.',
    '当前无法提交结算申请。',
  ),
  quoteExpired: entry(
    1303,
    'message',
    'The quote has expired or no longer fits. Look at the new figures and confirm again.',
    '报价已失效或金额有变，请查看最新金额后重新确认。',
  ),
  invoiceTaken: entry(
    1304,
    'message',
    'This invoice number was used before. Check the number on the invoice.',
    '该发票号码已被使用，请核对发票号码。',
  ),
  batchMixed: entry(
    1305,
    'message',
    'A batch holds payouts of one channel only: cards, PayPal or Payoneer.',
    '同一批次只能包含同一渠道的付款：银行卡、PayPal 或 Payoneer。',
  ),
  bankFileUnreadable: entry(
    1306,
    'message',
    'This is not a result file of that batch. Nothing was booked; check the file.',
    '该文件不是此批次的银行回单文件，未作任何入账，请核对后重试。',
  ),
  supplierBlocked: entry(
    1310,
    'message',
    'A supplier in it is blocked. Take the application out of the batch first.',
    '该批次中有译员账号已封禁，请先将其申请移出批次。',
  ),
  providerSilent: entry(
    1311,
    'message',
    'The provider does not answer at the moment. Nothing was changed; ask again later.',
    '支付渠道暂时无响应，未作任何更改，请稍后再次查询。',
  ),
  providerHasBatch: entry(
    1312,
    'message',
    'The provider has this batch, or a part of it, so it can’t be taken back. Its answer will end each payout.',
    '渠道已收到该批次或其中部分付款，无法收回。各笔付款以渠道返回的结果为准。',
  ),
  providerUnsure: entry(
    1313,
    'message',
    'The provider has not said that it does not know this batch, so it can’t be taken back. Ask it first.',
    '渠道尚未确认未收到该批次，暂不能收回，请先查询渠道。',
  ),
  rateWaits: entry(
    1314,
    'message',
    'A rate is waiting to be confirmed. Decide it first, then set another one.',
    '已有一项汇率待确认，请先处理后再设置新汇率。',
  ),
  selfOrder: entry(1201, 'message', 'You cannot place an order with yourself.', '不能向自己下单。'),
  offersWaiting: entry(
    1205,
    'message',
    'This supplier still has several orders from you to answer. Wait for an answer before you send another.',
    '您已有多份订单待该译员回应，请等对方回应后再发送。',
  ),
  offersUsedUp: entry(
    1206,
    'message',
    'You have sent this supplier as many orders as one day allows. Try again tomorrow.',
    '您今日发给该译员的订单已达上限，请明天再试。',
  ),
  deliveryEmpty: entry(
    1202,
    'message',
    'Add at least one file to the delivery.',
    '请至少上传一个交付文件。',
  ),
  refundsUsedUp: entry(
    1320,
    'message',
    'Payment providers give one payment back in at most 50 parts, and this one has had them all. Nothing was booked; agree with the client on another way.',
    '支付渠道对同一笔付款最多支持 50 次退款，该笔付款已达上限，未作任何入账。请与客户协商其他退款方式。',
  ),
  refundTooLate: entry(
    1321,
    'message',
    'Payment providers give money back within 365 days of the payment, and this payment is older. Nothing was booked; agree with the client on another way.',
    '支付渠道仅支持付款后 365 天内退款，该笔付款已超过期限，未作任何入账。请与客户协商其他退款方式。',
  ),
  paymentUnavailable: entry(
    1301,
    'message',
    'The payment provider does not answer. Nothing was charged; try again or choose the other method.',
    '支付渠道暂时无响应，未产生扣款。请重试或更换支付方式。',
  ),
  wechatPayerUnknown: entry(
    1307,
    'message',
    'WeChat has not said who pays. Start the payment again from the order.',
    '微信未告知付款人，请从订单页面重新发起支付。',
  ),
  paymentSceneOff: entry(
    1308,
    'message',
    'This way of paying is not available here. Open the order in your phone’s browser or on a computer.',
    '此处无法使用该支付方式，请在手机浏览器或电脑上打开订单后支付。',
  ),
  fileTypeRefused: entry(
    1401,
    'message',
    'This file type is not accepted. Upload docx, xlsx, pptx, pdf, txt or another supported format.',
    '不支持该文件类型。',
  ),
  fileInUse: entry(
    1402,
    'message',
    'This file is in use and cannot be deleted. Take it out where it is used first.',
    '该文件正在使用中，无法删除，请先在使用处移除。',
  ),
  avatarType: entry(
    1403,
    'message',
    'Invalid file format. Only files with the extensions of JPG/PNG are allowed.',
    '文件格式错误，仅支持 JPG/PNG 格式的文件。',
  ),
  fileTooComplex: entry(
    1404,
    'message',
    'This file unpacks to far more than it seems to hold, so it was not accepted. Send its parts as separate files.',
    '该文件解压后的内容过大或层级过多，无法接收。请将其中内容拆分后分别上传。',
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

/** Why an action is off (`Refusal.reason` of the lifecycles), in both languages. */
export const refusalReasons = {
  alreadyCertified: { en: 'It is verified and can’t be changed.', zh: '已通过认证，不可修改。' },
  noChangeRoundsLeft: {
    en: 'Both rounds of changes have been used. Accept the results or appeal.',
    zh: '两次修改机会已用完，您可以验收成果或提起申诉。',
  },
  notOverdueYet: {
    en: 'Possible 24 hours after the due time if nothing was delivered.',
    zh: '超过交付时间 24 小时仍未交付时可操作。',
  },
  appealWindowOver: {
    en: 'An appeal is possible within 7 days after completion.',
    zh: '订单完成 7 天内可提起申诉。',
  },
  proposalPending: { en: 'A proposal is waiting for an answer.', zh: '已有一项提议等待答复。' },
  noProposal: { en: 'No one has proposed to end the order.', zh: '尚无结束订单的提议。' },
  ownProposal: { en: 'The other side has to agree.', zh: '需由对方确认。' },
  appealsUsedUp: {
    en: 'You have appealed twice about this order; that is the most.',
    zh: '您对该订单已提起两次申诉，已达上限。',
  },
  alreadyDivided: {
    en: 'We have already given part of this order’s money back to the client, so an appeal is no longer possible.',
    zh: '平台已就该订单向客户退款，无法再提起申诉。',
  },
  sessionNotBegun: {
    en: 'Possible once the session has begun.',
    zh: '口译开始后方可操作。',
  },
  noSession: { en: 'This order has no interpreting session.', zh: '该订单没有口译场次。' },
  checkedIn: { en: 'You have checked in.', zh: '您已签到。' },
  checkInTooEarly: {
    en: 'Possible from 30 minutes before the session on.',
    zh: '口译开始前 30 分钟起可签到。',
  },
  sessionOver: { en: 'The session is over.', zh: '口译场次已结束。' },
  proposalOfOther: { en: 'The other side made this proposal.', zh: '该提议由对方发起。' },
  noOffer: { en: 'No offer has been made.', zh: '尚无和解方案。' },
  ownOffer: { en: 'The other side has to accept.', zh: '需由对方接受。' },
  reviewWindowOver: {
    en: 'A review can be asked for within 3 days after the ruling.',
    zh: '裁决后 3 天内可申请复核。',
  },
  rulingAccepted: { en: 'You have accepted the ruling.', zh: '您已接受裁决。' },
  ownRuling: {
    en: 'You made the ruling; another member of staff decides the review.',
    zh: '该裁决由您作出，须由其他员工复核。',
  },
  evidenceFull: {
    en: 'You have handed in as much evidence as is taken.',
    zh: '您提交的证据已达上限。',
  },
  supplierBlocked: {
    en: 'A supplier in it is blocked. Take the application out first.',
    zh: '其中有译员账号已封禁，请先将其申请移出批次。',
  },
  lastInBatch: {
    en: 'It is the only one in the batch. Cancel the batch instead.',
    zh: '该批次仅有此一项申请，请直接撤销批次。',
  },
  bankAnswersByFile: {
    en: 'The bank pays this batch. Book its result file.',
    zh: '该批次由银行付款，请导入银行回单文件。',
  },
  payoutsEnded: {
    en: 'Every payout of this batch has ended.',
    zh: '该批次各笔付款均已有结果。',
  },
  providerHasBatch: {
    en: 'The provider has this batch; its answer will end each payout.',
    zh: '渠道已收到该批次，各笔付款以渠道返回的结果为准。',
  },
  justSent: {
    en: 'It was just sent to the provider. Possible 15 minutes after the last try.',
    zh: '该批次刚刚提交至渠道，距最近一次提交满 15 分钟后可操作。',
  },
  ownRate: {
    en: 'You proposed this rate; a colleague has to confirm it.',
    zh: '该汇率由您提议，须由另一位同事确认。',
  },
  rateTooOld: {
    en: 'It was proposed more than seven days ago. Refuse it and set today’s rate.',
    zh: '该汇率提议已超过七天，请驳回后设置当前汇率。',
  },
  inBatch: { en: 'It is part of a payout batch.', zh: '该申请已加入付款批次。' },
  awaitsProvider: {
    en: 'PayPal or Payoneer has it and will say what became of it.',
    zh: '已交由 PayPal 或 Payoneer 处理，请等待其返回结果。',
  },
  beingSettled: { en: 'It is part of an application.', zh: '该项目已在结算申请中。' },
  secondPairOfEyes: {
    en: 'You prepared it, so a colleague has to approve it.',
    zh: '该申请由您发起，须由另一位同事审批。',
  },
  refundTooLate: {
    en: 'The provider takes no refund 365 days after the payment. Transfer it by bank and confirm it here.',
    zh: '已超过付款后 365 天的退款期限，请通过银行转账退款后在此确认。',
  },
  underMinimum: { en: 'At least ¥100.00 can be settled.', zh: '结算金额不得低于 100.00 元。' },
  underPayoneerMinimum: {
    en: 'Payoneer pays out $50.00 or more.',
    zh: 'Payoneer 结算金额不得低于 50.00 美元。',
  },
  settlementWindowClosed: {
    en: 'Settlement can be applied for on days 1 to 24 of a month, Shanghai time.',
    zh: '每月 1 日至 24 日（北京时间）可申请结算。',
  },
  appliedThisMonth: {
    en: 'You have applied this month; once a month is possible.',
    zh: '您本月已申请结算，每月限一次。',
  },
  inHold: { en: 'Held for 7 days after completion.', zh: '订单完成后 7 天内为冻结期。' },
  methodNotCertified: {
    en: 'No settlement method of yours is certified.',
    zh: '您尚无已认证的收款方式。',
  },
  thisMethodNotCertified: {
    en: 'This settlement method is not certified.',
    zh: '该收款方式尚未认证。',
  },
  invoiceMissing: {
    en: 'A company uploads its fee invoice first.',
    zh: '企业账号须先上传费用发票。',
  },
  rateMissing: {
    en: 'There is no current exchange rate. Try again tomorrow or choose a card.',
    zh: '暂无有效汇率，请明天再试或选择银行卡结算。',
  },
  profileUnfit: {
    en: 'Complete your information before you apply for settlement.',
    zh: '请先完善个人信息，再申请结算。',
  },
  notClaimant: {
    en: 'Only the person who raised the appeal can withdraw it.',
    zh: '仅申诉发起方可以撤回。',
  },
  alreadyEvaluated: { en: 'You have already left a review.', zh: '您已评价过该订单。' },
  liveOrders: { en: 'An order of this posting is still running.', zh: '该项目仍有进行中的订单。' },
  postingInUse: {
    en: 'Applications or orders belong to this posting.',
    zh: '该项目已有申请或订单。',
  },
} as const satisfies Record<string, { en: string; zh: string }>;
