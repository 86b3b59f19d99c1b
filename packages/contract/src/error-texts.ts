import { avatarTypeText, sessionRevokedText, type BilingualText } from './shown-texts.ts';
import { bounds } from '@tolk/domain/bounds';
import { errorCodes, type ErrorName } from './error-codes.ts';

/** The codes for whoever has a name only when it runs; a bundle that reads them carries all. */
export const codeOf: Readonly<Record<ErrorName, number>> = { ...errorCodes };

/** What each code says: what happened, what it means and what to do. */
export const errorTexts: Readonly<Record<ErrorName, BilingualText>> = {
  unauthenticated: {
    en: 'Please login!',
    zh: '请先登录！',
  },
  unverifiable: {
    en: 'This request could not be verified. Check your device’s clock and try again.',
    zh: '请求未通过校验，请检查设备时间后重试。',
  },
  forbidden: {
    en: 'Your current identity cannot do this. Switch identity and try again.',
    zh: '当前身份无权进行此操作，请切换身份后再试。',
  },
  staffForbidden: {
    en: 'Your role does not allow this. Ask an admin.',
    zh: '您的角色无权进行此操作，请联系管理员。',
  },
  notFound: {
    en: 'We could not find what you asked for.',
    zh: '未找到您要查看的内容。',
  },
  conflict: {
    en: 'This has changed in the meantime. Check the current state and try again.',
    zh: '内容刚刚发生了变化，请查看最新状态后再操作。',
  },
  idempotencyMismatch: {
    en: 'This request was already sent with other content. Reload the page and try again.',
    zh: '相同请求此前已提交过不同内容，请刷新页面后重试。',
  },
  payloadTooLarge: {
    en: 'This is too large to send. Choose a smaller file or shorten the text.',
    zh: '内容过大，无法提交。请选择较小的文件或缩短文字。',
  },
  invalid: {
    en: 'Some fields need your attention.',
    zh: '部分内容填写有误，请检查后再提交。',
  },
  tooMany: {
    en: 'Too many attempts. Wait a moment and try again.',
    zh: '操作过于频繁，请稍后再试。',
  },
  fault: {
    en: 'Something went wrong on our side. Try again in a moment.',
    zh: '系统出现异常，请稍后重试。',
  },
  unavailable: {
    en: 'The service is briefly unavailable. Your data is safe; try again in a moment.',
    zh: '服务暂时不可用，您的数据不受影响，请稍后重试。',
  },
  tokenRotated: {
    en: 'The session was renewed.',
    zh: '登录状态已更新。',
  },
  sessionRevoked: sessionRevokedText,
  orderActionNotAllowed: {
    en: 'The order’s current state does not allow this. See what is possible now.',
    zh: '订单当前状态不支持此操作，请查看当前可进行的操作。',
  },
  versionChanged: {
    en: 'The order has changed in the meantime. Read the new version before you continue.',
    zh: '订单内容已更新，请查看最新版本后再操作。',
  },
  appealActionNotAllowed: {
    en: 'The appeal’s current state does not allow this. See what is possible now.',
    zh: '申诉当前状态不支持此操作，请查看当前可进行的操作。',
  },
  postingChanged: {
    en: 'This project was changed in another tab or on another device. Reload the page before you save.',
    zh: '该项目已在其他页面或设备上修改，请刷新页面后再保存。',
  },
  appealChanged: {
    en: 'The appeal has changed in the meantime. Read what is new before you continue.',
    zh: '申诉内容已更新，请查看最新内容后再操作。',
  },
  wrongCredentials: {
    en: 'The account or password is incorrect.',
    zh: '账号或密码不正确。',
  },
  wrongCode: {
    en: 'The code is wrong or no longer valid. Request a new one.',
    zh: '验证码错误或已失效，请重新获取。',
  },
  accountTaken: {
    en: 'There is already an account with this phone or e-mail. Log in instead.',
    zh: '该手机号或邮箱已注册，请直接登录。',
  },
  agreementRequired: {
    en: 'Agree to the terms to sign up.',
    zh: '请先阅读并同意服务条款。',
  },
  codeTooSoon: {
    en: 'A code was just sent. Wait a minute before you request another.',
    zh: '验证码刚刚发送，请一分钟后再获取。',
  },
  codesUsedUp: {
    en: 'No more codes today for this account. Try again tomorrow.',
    zh: '今日验证码发送次数已用完，请明天再试。',
  },
  weakPassword: {
    en: 'This password is too common. Choose another one.',
    zh: '该密码过于常见，请更换一个。',
  },
  identityChosen: {
    en: 'You have already chosen a side.',
    zh: '您已选择过身份。',
  },
  humanCheckRequired: {
    en: 'Confirm that you are a person first, then request the code again.',
    zh: '请先完成安全验证，再获取验证码。',
  },
  wrongPassword: {
    en: 'The current password is incorrect.',
    zh: '当前密码不正确。',
  },
  passwordExists: {
    en: 'This account already has a password. Change it instead.',
    zh: '该账号已设置密码，请使用修改密码。',
  },
  contactTaken: {
    en: 'Another account uses this phone or e-mail. Choose a different one.',
    zh: '该手机号或邮箱已被其他账号使用，请更换。',
  },
  contactMissing: {
    en: 'This account has no such phone or e-mail. Add one first.',
    zh: '该账号尚未绑定此联系方式，请先绑定。',
  },
  wechatFailed: {
    en: 'WeChat did not confirm the login. Start again from the login page.',
    zh: '微信未确认本次登录，请返回登录页重试。',
  },
  wechatTicketExpired: {
    en: 'Too much time has passed since WeChat confirmed you. Log in with WeChat again.',
    zh: '微信授权已过期，请重新使用微信登录。',
  },
  wechatTaken: {
    en: 'This account is linked to another WeChat. Unlink that one in its settings first.',
    zh: '该账号已绑定其他微信，请先在设置中解除绑定。',
  },
  wechatUnavailable: {
    en: 'WeChat is not responding at the moment. Log in with your password or a code.',
    zh: '微信暂时无法连接，请使用密码或验证码登录。',
  },
  deletionBlocked: {
    en: 'You still have orders in progress or money held. Finish these before you delete the account.',
    zh: '仍有进行中的订单或未结清的款项，请处理完毕后再注销账号。',
  },
  humanCheckFailed: {
    en: 'That was not quite right. Try again with a new picture.',
    zh: '验证未通过，请换一张图片重试。',
  },
  accountBlocked: {
    en: 'This account has been blocked. Customer service can tell you why and what to do.',
    zh: '该账号已被停用，如有疑问请联系客服。',
  },
  membershipOver: {
    en: 'You no longer belong to this organisation. You are acting for yourself again.',
    zh: '您已不再是该组织的成员，已切换回个人身份。',
  },
  roleMissing: {
    en: 'Your role in the organisation does not include this. Ask somebody who manages it.',
    zh: '您在组织中的角色无此权限，请联系组织管理员。',
  },
  notForOrganisations: {
    en: 'This belongs to you, not to the organisation. Choose yourself in the header and try again.',
    zh: '此操作仅限个人身份，请在页面顶部切换回个人后再试。',
  },
  lastManager: {
    en: 'Nobody else manages this organisation. Make somebody else a manager first.',
    zh: '该组织没有其他管理员，请先将其他成员设为管理员。',
  },
  invitationOver: {
    en: 'This invitation was used, withdrawn or has run out. Ask for a new one.',
    zh: '该邀请已被使用、撤回或已过期，请让对方重新发送邀请。',
  },
  alreadyMember: {
    en: 'This person belongs to the organisation already.',
    zh: '该用户已是组织成员。',
  },
  ownApproval: {
    en: 'You wrote terms of this order yourself, so somebody else has to approve it.',
    zh: '您参与制定了该订单的条款，需由其他审批人批准。',
  },
  alreadyApplied: {
    en: 'You have already applied for this job.',
    zh: '您已申请过该项目。',
  },
  postingFinished: {
    en: 'This job is closed and no longer accepts applications.',
    zh: '该项目已结束，不再接受申请。',
  },
  ownPosting: {
    en: 'This is your own project, or one of an organisation that you belong to. Choose another one.',
    zh: '该项目由您本人或您所属的组织发布，请选择其他项目。',
  },
  profileIncomplete: {
    en: 'Complete your information before you apply.',
    zh: '请先完善个人信息，再申请项目。',
  },
  postingInUse: {
    en: 'This project has applications or orders. Close it instead of deleting it.',
    zh: '该项目已有申请或订单，不能删除，可将其结束。',
  },
  deadlinePassed: {
    en: 'The deadline must be in the future.',
    zh: '截止时间须晚于当前时间。',
  },
  languageTestRequired: {
    en: 'Pass the language test before you apply for this job.',
    zh: '请先通过语言测试，再申请该项目。',
  },
  alreadyInvited: {
    en: 'You have already invited this person to this project.',
    zh: '您已邀请过该译员申请此项目。',
  },
  selfOrder: {
    en: 'Nobody can work for themselves or for an organisation that they belong to. Choose somebody else, or let a colleague do this.',
    zh: '译员不能承接本人或所属组织的订单，请另选译员，或由其他成员处理。',
  },
  offersWaiting: {
    en: 'This supplier has several orders from you waiting for an answer. Wait for a reply before you send another.',
    zh: '您已有多份订单待该译员回应，请等对方回应后再发送。',
  },
  offersUsedUp: {
    en: 'You have reached today’s limit of orders to this supplier. Try again tomorrow.',
    zh: '您今日发给该译员的订单已达上限，请明天再试。',
  },
  deliveryEmpty: {
    en: 'Add at least one file to the delivery.',
    zh: '请至少上传一个交付文件。',
  },
  cancellationCost: {
    en: 'Cancelling costs another amount by now. Look at it and confirm again.',
    zh: '此时取消的费用已变化，请查看后重新确认。',
  },
  ownDoubleBooking: {
    en: 'You are already booked at that time. Accept it only if you can do both, and confirm that you can; otherwise ask for another time.',
    zh: '您在该时间段已有其他口译场次。如确能兼顾，请确认后再接受；否则请与客户另约时间。',
  },
  paymentUnavailable: {
    en: 'The payment provider is not responding. Nothing was charged. Try again or choose the other method.',
    zh: '支付渠道暂时无响应，未产生扣款。请重试或更换支付方式。',
  },
  settlementRefused: {
    en: 'This settlement cannot be requested at the moment.',
    zh: '当前无法提交结算申请。',
  },
  quoteExpired: {
    en: 'The quote has expired or changed. Check the new amounts and confirm again.',
    zh: '报价已失效或金额有变，请查看最新金额后重新确认。',
  },
  invoiceTaken: {
    en: 'This invoice number has already been used. Check the number on the invoice.',
    zh: '该发票号码已被使用，请核对发票号码。',
  },
  batchMixed: {
    en: 'A batch can use only one channel: cards, PayPal or Payoneer.',
    zh: '同一批次只能包含同一渠道的打款：银行卡、PayPal 或 Payoneer。',
  },
  bankFileUnreadable: {
    en: 'This is not a result file for that batch. Nothing was recorded. Check the file.',
    zh: '该文件不是此批次的银行回单文件，未作任何入账，请核对后重试。',
  },
  statementUnreadable: {
    en: 'This is not a statement of the bank account. It needs columns for the bank’s number, date, amount, payer and remarks, with their names in the first line. Nothing was recorded.',
    zh: '该文件不是银行账户的交易明细。首行须包含交易流水号、交易日期、收入金额、对方户名和附言等列名。未登记任何流水。',
  },
  wechatPayerUnknown: {
    en: 'WeChat did not identify the payer. Start the payment again from the order.',
    zh: '微信未告知付款人，请从订单页面重新发起支付。',
  },
  paymentSceneOff: {
    en: 'This way of paying is not available here. Open the order in your phone’s browser or on a computer.',
    zh: '此处无法使用该支付方式，请在手机浏览器或电脑上打开订单后支付。',
  },
  supplierBlocked: {
    en: 'A supplier in this batch is blocked. Remove their request from the batch first.',
    zh: '该批次中有译员账号已封禁，请先将其申请移出批次。',
  },
  providerSilent: {
    en: 'The provider is not responding at the moment. Nothing was changed. Ask again later.',
    zh: '支付渠道暂时无响应，未作任何更改，请稍后再次查询。',
  },
  providerHasBatch: {
    en: 'The provider has received all or part of this batch, so it can’t be cancelled. Each payout ends with the provider’s answer.',
    zh: '渠道已收到该批次或其中部分打款，无法收回。各笔打款以渠道返回的结果为准。',
  },
  providerUnsure: {
    en: 'The provider has not confirmed that it never received this batch, so it can’t be cancelled yet. Ask the provider first.',
    zh: '渠道尚未确认未收到该批次，暂不能收回，请先查询渠道。',
  },
  rateWaits: {
    en: 'A rate is waiting to be confirmed. Decide it first, then set another one.',
    zh: '已有一项汇率待确认，请先处理后再设置新汇率。',
  },
  refundsUsedUp: {
    en: `Payment providers allow at most ${bounds.refundParts} refunds for one payment, and this one has reached that limit. Nothing was recorded. Agree another way with the client.`,
    zh: `支付渠道对同一笔付款最多支持 ${bounds.refundParts} 次退款，该笔付款已达上限，未作任何入账。请与客户协商其他退款方式。`,
  },
  refundTooLate: {
    en: `Payment providers only refund within ${bounds.refundDays} days of payment, and this payment is older. Nothing was recorded. Agree another way with the client.`,
    zh: `支付渠道仅支持付款后 ${bounds.refundDays} 天内退款，该笔付款已超过期限，未作任何入账。请与客户协商其他退款方式。`,
  },
  fileTypeRefused: {
    en: 'This file type is not accepted. Upload docx, xlsx, pptx, pdf, txt or another supported format.',
    zh: '暂不支持该格式，请上传 docx、xlsx、pptx、pdf、txt 或其他受支持的格式。',
  },
  fileInUse: {
    en: 'This file is in use and cannot be deleted. Remove it from where it is used first.',
    zh: '该文件正在使用中，无法删除，请先在使用处移除。',
  },
  avatarType: avatarTypeText,
  fileTooComplex: {
    en: 'This file unpacks to more data, files or levels than can be accepted. Send its contents as separate files.',
    zh: '该文件解压后内容过大、文件过多或层级过多，无法接收。请将其中内容拆分后分别上传。',
  },
  realNameLocked: {
    en: 'The real name has been submitted for verification and can no longer be changed.',
    zh: '真实姓名已提交认证，不可修改。',
  },
  nameDiffers: {
    en: 'The name must match the real name in your information.',
    zh: '姓名须与个人信息中的真实姓名一致。',
  },
  verificationLocked: {
    en: 'Submitted details can’t be changed while they are being checked or once they are verified.',
    zh: '认证资料审核中或已通过，不可修改。',
  },
  documentTaken: {
    en: 'This document was used to verify another account. Contact customer service.',
    zh: '该证件已用于其他账号的认证，请联系客服处理。',
  },
  realNameFirst: {
    en: 'Submit your real-name verification first, then add a payout method.',
    zh: '请先提交实名认证，再添加收款方式。',
  },
  companyFirst: {
    en: 'Submit the company for verification first, then add its account.',
    zh: '请先提交企业认证，再添加对公账户。',
  },
  outputExists: {
    en: 'This language pair and type is already in your list. Change that row instead.',
    zh: '该语言对与类型已存在，请直接修改原有记录。',
  },
  tooManyEntries: {
    en: 'The list is full. Delete an entry before you add another.',
    zh: '数量已达上限，请删除部分内容后再添加。',
  },
  companyLocked: {
    en: 'The company has been submitted for verification and its name can no longer be changed.',
    zh: '企业已提交认证，企业名称不可修改。',
  },
  testRefused: {
    en: 'You can’t take a test in this language pair at the moment.',
    zh: '当前无法进行该语言对的测试。',
  },
  testOver: {
    en: 'This test has ended. Answers are no longer accepted.',
    zh: '测试已结束，无法继续作答。',
  },
  companyOnly: {
    en: 'Only companies can have a team. Choose “company” in your information first.',
    zh: '仅企业账号可添加团队成员，请先在个人信息中选择企业。',
  },
  staffCredentials: {
    en: 'The account, password or code is incorrect.',
    zh: '账号、密码或验证码不正确。',
  },
  staffTicketExpired: {
    en: 'Too much time has passed. Start the login again.',
    zh: '登录已超时，请重新登录。',
  },
  staffLocked: {
    en: `Too many failed attempts. Try again in ${bounds.staffLockMinutes} minutes.`,
    zh: `错误次数过多，请 ${bounds.staffLockMinutes} 分钟后再试。`,
  },
  staffAccountTaken: {
    en: 'There is already a member of staff with this account.',
    zh: '该员工账号已存在。',
  },
  ownStaffAccount: {
    en: 'You cannot change your own role or lock yourself out.',
    zh: '不能修改自己的角色或停用自己的账号。',
  },
  questionUsed: {
    en: 'This question has been used in tests. Retire it and write a new one.',
    zh: '该题目已用于测试，请停用后新建题目。',
  },
  conversationClosed: {
    en: 'This person can’t receive messages at the moment.',
    zh: '对方暂时无法接收消息。',
  },
  recallTooLate: {
    en: `A message can be recalled for ${bounds.recallMinutes} minutes after it was sent.`,
    zh: `消息发送 ${bounds.recallMinutes} 分钟内可以撤回。`,
  },
  sameTextToMany: {
    en: 'You have sent this text to several people within an hour. Write to each of them in your own words.',
    zh: '您在一小时内已向多人发送相同内容，请针对每位联系人单独撰写。',
  },
  alreadyReported: {
    en: 'You have already reported this. We are looking into it.',
    zh: '您已举报过，我们正在处理。',
  },
  ownContent: {
    en: 'This is your own or your organisation’s. Change it or take it back yourself.',
    zh: '这是您本人或所在组织发布的内容，请自行修改或撤回。',
  },
  serviceLinkOver: {
    en: 'This link no longer works. Open the newest mail of the conversation, or write to us here.',
    zh: '该链接已失效，请使用最新邮件中的链接，或直接在此联系我们。',
  },
  serviceLinkElse: {
    en: 'This browser has another conversation with us. Decide which of the two it shows.',
    zh: '此浏览器中已有另一个客服会话，请选择要显示的会话。',
  },
};
