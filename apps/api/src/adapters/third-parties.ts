import type { Clock } from '../ports/clock.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import type { PaymentProviders } from '../ports/payment-provider.ts';
import type { PayoutProviders } from '../ports/payout-provider.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import type { WechatGateway } from '../ports/wechat.ts';
import type { ThirdPartyConfig } from './config.ts';
import { createSmtpMail } from './mail/smtp.ts';
import { createAlipay } from './payment/alipay.ts';
import { createWechatPay } from './payment/wechat-pay.ts';
import { createPayoneer } from './payout/payoneer.ts';
import { createPayPal } from './payout/paypal.ts';
import { createSmsSender } from './sms/sms-sender.ts';
import { createWechat } from './wechat/wechat.ts';

export interface ThirdParties {
  payments: PaymentProviders;
  payouts: PayoutProviders;
  sms: SmsSender;
  mail: MailSender;
  wechat: WechatGateway;
}

/**
 * One adapter for each port. `clock` is the product's: beside a sandbox both run ahead by the
 * same offset (`createMovableClock(config.sandbox.clockOffsetMs)`).
 */
export function createThirdParties(config: ThirdPartyConfig, clock: Clock): ThirdParties {
  return {
    payments: createPaymentProviders(config, clock),
    payouts: {
      paypal: createPayPal(config.paypal, clock),
      payoneer: createPayoneer(config.payoneer, clock),
    },
    sms: createSmsSender(config),
    mail: createSmtpMail(config.smtp),
    wechat: createWechat(config, clock),
  };
}

export function createPaymentProviders(
  config: Pick<ThirdPartyConfig, 'wechatPay' | 'wechatLogin' | 'alipay'>,
  clock: Clock,
): PaymentProviders {
  return {
    wechatPay: createWechatPay(config.wechatPay, clock, config.wechatLogin?.appId ?? null),
    alipay: createAlipay(config.alipay),
  };
}
