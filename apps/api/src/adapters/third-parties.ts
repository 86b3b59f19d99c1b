import type { Clock } from '../ports/clock.ts';
import type { InvoiceIssuer } from '../ports/invoice-issuer.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import type { PaymentProviders } from '../ports/payment-provider.ts';
import type { PayoutProviders } from '../ports/payout-provider.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import type { WechatGateway } from '../ports/wechat.ts';
import type { WebPushSender } from '../ports/web-push.ts';
import type { ThirdPartyConfig } from './config.ts';
import { createNuonuo } from './invoice/nuonuo.ts';
import { createPayoneer } from './payout/payoneer.ts';
import { createPayPal } from './payout/paypal.ts';
import { createSmsSender } from './sms/sms-sender.ts';
import { createWebPush, noWebPush } from './web-push/web-push.ts';
import { createWechat } from './wechat/wechat.ts';

export interface ThirdParties {
  payments: PaymentProviders;
  payouts: PayoutProviders;
  sms: SmsSender;
  mail: MailSender;
  wechat: WechatGateway;
  webPush: WebPushSender;
  /** Null: nobody issues tax invoices for us. */
  invoices: InvoiceIssuer | null;
}

/**
 * One adapter for each port, unless the caller has its own. `clock` is the product's: beside a
 * sandbox both run ahead by the same offset (`createMovableClock(config.sandbox.clockOffsetMs)`).
 */
export async function createThirdParties(
  config: ThirdPartyConfig,
  clock: Clock,
  own: Partial<ThirdParties> = {},
): Promise<ThirdParties> {
  return {
    payments: own.payments ?? (await createPaymentProviders(config, clock)),
    payouts: own.payouts ?? {
      paypal: createPayPal(config.paypal, clock),
      payoneer: createPayoneer(config.payoneer, clock),
    },
    sms: own.sms ?? createSmsSender(config),
    mail: own.mail ?? (await createMail(config)),
    wechat: own.wechat ?? createWechat(config, clock),
    webPush: own.webPush ?? (config.webPush ? createWebPush(config.webPush) : noWebPush),
    invoices: own.invoices ?? (config.nuonuo && createNuonuo(config.nuonuo, clock)),
  };
}

/** The providers' libraries are hundreds of modules, loaded only where somebody pays by them. */
async function createPaymentProviders(
  config: Pick<ThirdPartyConfig, 'wechatPay' | 'wechatLogin' | 'alipay'>,
  clock: Clock,
): Promise<PaymentProviders> {
  const { createWechatPay } = await import('./payment/wechat-pay.ts');
  const { createAlipay } = await import('./payment/alipay.ts');
  return {
    wechatPay: createWechatPay(config.wechatPay, clock, config.wechatLogin?.appId ?? null),
    alipay: createAlipay(config.alipay),
  };
}

async function createMail({ smtp }: Pick<ThirdPartyConfig, 'smtp'>): Promise<MailSender> {
  const { createSmtpMail } = await import('./mail/smtp.ts');
  return createSmtpMail(smtp);
}
