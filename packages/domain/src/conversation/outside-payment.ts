/**
 * Words by which somebody offers or asks to be paid past the platform, or wants to talk elsewhere first.
 * Only a hint for a quiet note beside the message: nothing is blocked, and nobody is accused.
 */
const patterns: readonly RegExp[] = [
  /\b(?:pay|paid|payment|transfer|send(?: me)?(?: the)? money)\b[^.!?\n]{0,40}(?:direct(?:ly)?|privately|outside|off[- ]?(?:platform|site)|without (?:the )?(?:platform|fee|tolk))/iu,
  /\b(?:pay|send|transfer)\b[^.!?\n]{0,20}\b(?:me|you)\b[^.!?\n]{0,20}\b(?:by|via|through|on|with)\b (?:paypal|wise|revolut|venmo|alipay|wechat|bank transfer|crypto|usdt)\b/iu,
  /(?:outside|off|around|without)(?: of)?(?: the)? (?:platform|site|tolk)[^.!?\n]{0,40}(?:pay|paid|payment|deal|invoice)/iu,
  /(?:avoid|save|skip|bypass)(?:ing)?(?: the)? (?:platform(?:’s|'s)? )?(?:fee|commission)/iu,
  /(?:my|our) (?:paypal|wise|revolut|iban|bank account|payoneer|alipay|wechat pay)\b/iu,
  /\bIBAN\b[^a-z]{0,4}[A-Z]{2}\d{2}/u,
  /(?:私下|线下|直接|单独)[^。！？\n]{0,12}(?:付款|转账|打款|支付|结算|交易)/u,
  /(?:付款|转账|打款|汇款)[^。！？\n]{0,8}(?:到|给|至)[^。！？\n]{0,6}(?:我的|本人|私人|个人)/u,
  /(?:微信|支付宝)[^。！？\n]{0,4}(?:转账|转|打款|打|付款?)[^。！？\n]{0,3}给(?:我|你|您)/u,
  /(?:不走|绕过|绕开|避开|跳过)[^。！？\n]{0,6}(?:平台|手续费|服务费|佣金)/u,
  /(?:省|免)(?:掉|去|下)?[^。！？\n]{0,4}(?:手续费|服务费|佣金)/u,
  /(?:我的|加我)[^。！？\n]{0,6}(?:支付宝|收款码|银行卡号|微信支付)/u,
];

/** Whether a message reads as though somebody were to be paid past the platform. */
export function mentionsOutsidePayment(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
