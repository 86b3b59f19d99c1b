/**
 * Words by which somebody offers or asks to be paid past the platform, or wants to talk elsewhere first.
 * Only a hint for a quiet note beside the message and for staff: nothing is blocked, and nobody is accused.
 */
const patterns: readonly RegExp[] = [
  /\b(?:pay|paid|payment|transfer|send(?: me)?(?: the)? money)\b[^.!?\n]{0,40}(?:\bdirect(?:ly)?\s(?:to|by|from|me|you|us|with|between|into)\b|privately|outside(?: of)?(?: (?:the|this|your))? (?:platform|(?:web)?site|app|system|tolk)\b|outside(?=\s*(?:[,;.!?)\n]|$))|off[- ]?(?:platform|site)|without (?:the )?(?:platform|fee|tolk))/giu,
  /\b(?:pay|paid|transfer)\b[^.!?\n]{0,20}\b(?:me|you|us|him|her|them|each other)\b[^.!?\n]{0,20}\bdirect(?:ly)?\b(?! (?:after|before|upon|on|when|once)\b)/giu,
  /\bpay(?:ment|ing)? direct(?:ly)?\b(?! (?:after|before|upon|on|when|once|follows)\b)/giu,
  /\b(?:pay|send|transfer)\b[^.!?\n]{0,20}\b(?:me|you)\b[^.!?\n]{0,20}\b(?:by|via|through|on|with)\b (?:paypal|wise|revolut|venmo|alipay|wechat|bank transfer|crypto|usdt)\b/giu,
  /(?:outside|off|around|without)(?: of)?(?: the)? (?:platform|site|tolk)[^.!?\n]{0,40}(?:pay|paid|payment|deal|invoice)/giu,
  /(?:avoid|save|skip|bypass)(?:ing)?(?: the)? (?:platform(?:’s|'s)? )?(?:fee|commission)/giu,
  /(?:my|our) (?:paypal|wise|revolut|iban|bank account|payoneer|alipay|wechat pay)\b/giu,
  /\bIBAN\b[^a-z]{0,4}[A-Z]{2}\d{2}/gu,
  /(?:私下|线下|直接|单独)[^。！？\n]{0,12}(?:付款|转账|打款|支付|结算|交易)/gu,
  /(?:付款|转账|打款|汇款)[^。！？\n]{0,8}(?:到|给|至)[^。！？\n]{0,6}(?:我的|本人|私人|个人)/gu,
  /(?:微信|支付宝)[^。！？\n]{0,4}(?:转账|转|打款|打|付款?)[^。！？\n]{0,3}给(?:我|你|您)/gu,
  /(?:不走|绕过|绕开|避开|跳过)[^。！？\n]{0,6}(?:平台|手续费|服务费|佣金)/gu,
  /(?:省|免)(?:掉|去|下)?[^。！？\n]{0,4}(?:手续费|服务费|佣金)/gu,
  /\bpaypal\.me\/\w|\bpaypal\b[^.!?\n]{0,24}[\w.+-]{1,64}@[\w-]{1,63}\.\w/giu,
  /(?:线下|私下|场外)[^。！？\n]{0,4}(?:付|结|交易|给钱|合作)/gu,
  /(?:走|用|打|转|付)[^。！？\n]{0,3}(?:私账|私户|个人账户|个人卡)/gu,
  /(?:我的|加我)[^。！？\n]{0,6}(?:支付宝|收款码|银行卡号|微信支付)/gu,
];

/** Whoever refuses it, or says that it is not allowed, proposes nothing. */
const refusedBefore =
  /(?:\b(?:no|not|never|refuse|decline|without|(?<!why )(?:don|won|can|doesn|mustn|shouldn)['’]t|cannot)\b[^,;.!?\n]{0,40}|(?:不接受|不同意|不支持|不允许|不会|不能|不可以?|不要|不得|请勿|切勿|拒绝|谢绝|禁止|严禁|杜绝|从不|绝不|从未|为了避免|以免)[^，；。！？\n]{0,12})$/iu;
const refusedAfter =
  /^[^,;.!?，；。！？\n]{0,24}(?:\b(?:is|are)\s(?:not|never|forbidden|prohibited)|is against|是?不允许|是?违规|是?被?禁止|不可以|不行|一律(?:拒绝|不接受))/iu;

/** Where a text first offers or asks to pay past the platform (UTF-16 units); null where it does not. */
export function outsidePaymentIn(text: string): { start: number; end: number } | null {
  for (const pattern of patterns) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const end = index + words.length;
      const before = text.slice(Math.max(0, index - 60), index);
      if (refusedBefore.test(before) || refusedAfter.test(text.slice(end, end + 60))) continue;
      return { start: index, end };
    }
  }
  return null;
}

/** Whether a message reads as though somebody were to be paid past the platform. */
export function mentionsOutsidePayment(text: string): boolean {
  return outsidePaymentIn(text) !== null;
}
