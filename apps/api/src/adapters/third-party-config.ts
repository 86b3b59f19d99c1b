import type { ThirdPartyConfig } from './config.ts';
import {
  ConfigurationError,
  alipayFromEnvironment,
  aliyunSmsFromEnvironment,
  nuonuoFromEnvironment,
  payPalFromEnvironment,
  payoneerFromEnvironment,
  smtpFromEnvironment,
  transferAccountFromEnvironment,
  twilioFromEnvironment,
  webPushFromEnvironment,
  wechatLoginFromEnvironment,
  wechatMiniProgramFromEnvironment,
  wechatPayFromEnvironment,
} from './environment.ts';
import type { Environment } from './environment.ts';
import { callJson } from './remote-call.ts';

/** What the sandbox hands out: a configuration of the same shape as a real one. */
interface SandboxKeys extends Omit<ThirdPartyConfig, 'sandbox'> {
  clockOffsetMs: number;
}

/**
 * Real keys from the environment; what has none is played by the sandbox at `TOLK_SANDBOX_URL`,
 * whose keys are fetched with `TOLK_SANDBOX_SECRET`. With `TOLK_ENV=production` a sandbox is
 * refused and every provider needs its keys, except those of WeChat's login and mini-program, of
 * notifications in browsers and of electronic invoices: without them these features are off.
 * Throws `ConfigurationError`, or `ProviderUnavailable` when the sandbox does not answer.
 */
export async function loadThirdPartyConfig(env: Environment): Promise<ThirdPartyConfig> {
  const wechatPay = wechatPayFromEnvironment(env);
  const alipay = alipayFromEnvironment(env);
  const paypal = payPalFromEnvironment(env);
  const payoneer = payoneerFromEnvironment(env);
  const aliyunSms = aliyunSmsFromEnvironment(env);
  const twilio = twilioFromEnvironment(env);
  const smtp = smtpFromEnvironment(env);
  const wechatLogin = wechatLoginFromEnvironment(env);
  const wechatMiniProgram = wechatMiniProgramFromEnvironment(env);
  const webPush = webPushFromEnvironment(env);
  const nuonuo = nuonuoFromEnvironment(env);
  const transferAccount = transferAccountFromEnvironment(env);
  const sms = aliyunSms ?? twilio;
  const sandbox = await sandboxKeys(env);

  if (sandbox) {
    return {
      wechatPay: wechatPay ?? sandbox.wechatPay,
      alipay: alipay ?? sandbox.alipay,
      paypal: paypal ?? sandbox.paypal,
      payoneer: payoneer ?? sandbox.payoneer,
      aliyunSms: sms ? aliyunSms : sandbox.aliyunSms,
      twilio: sms ? twilio : sandbox.twilio,
      smtp: smtp ?? sandbox.smtp,
      wechatLogin: wechatLogin ?? sandbox.wechatLogin,
      wechatMiniProgram: wechatMiniProgram ?? sandbox.wechatMiniProgram,
      webPush: webPush ?? sandbox.webPush,
      nuonuo: nuonuo ?? sandbox.nuonuo,
      transferAccount: transferAccount ?? sandbox.transferAccount,
      sandbox: { clockOffsetMs: sandbox.clockOffsetMs },
    };
  }
  if (wechatPay && alipay && paypal && payoneer && sms && smtp) {
    const money = { wechatPay, alipay, paypal, payoneer };
    const optional = { wechatLogin, wechatMiniProgram, webPush, nuonuo, transferAccount };
    return { ...money, aliyunSms, twilio, smtp, ...optional, sandbox: null };
  }
  const missing = [
    wechatPay ? [] : 'WECHAT_PAY_*',
    alipay ? [] : 'ALIPAY_*',
    paypal ? [] : 'PAYPAL_*',
    payoneer ? [] : 'PAYONEER_*',
    sms ? [] : 'ALIYUN_SMS_* or TWILIO_*',
    smtp ? [] : 'SMTP_*',
  ].flat();
  throw new ConfigurationError(`Without a sandbox these keys are needed: ${missing.join(', ')}`);
}

async function sandboxKeys(env: Environment): Promise<SandboxKeys | null> {
  const url = env.TOLK_SANDBOX_URL;
  if (!url) return null;
  if (env.TOLK_ENV === 'production') {
    throw new ConfigurationError('TOLK_ENV=production refuses a sandbox: unset TOLK_SANDBOX_URL');
  }
  const secret = env.TOLK_SANDBOX_SECRET ?? '';
  const headers = { 'x-sandbox-secret': secret };
  return (await callJson<SandboxKeys>('sandbox', `${url}/sandbox/api/keys`, { headers })).body;
}

/** Where the sandbox lets people transfer money into the account; `amount` in fen. */
export function sandboxTransferPath(asked: { out_trade_no: string; amount: number }): string {
  const { out_trade_no: remark, amount } = asked;
  return `/sandbox/transfer?${new URLSearchParams({ remark, amount: `${amount}` }).toString()}`;
}

/** Where a person pays by hand while the sandbox plays the provider; a path on the product's own port. */
export function sandboxPayPath(outTradeNo: string): string {
  return `/sandbox/pay/${encodeURIComponent(outTradeNo)}`;
}
