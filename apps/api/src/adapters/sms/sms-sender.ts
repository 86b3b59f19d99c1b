import type { SmsSender } from '../../ports/sms-sender.ts';
import type { ThirdPartyConfig } from '../config.ts';
import { createAliyunSms } from './aliyun.ts';
import { createTwilioSms } from './twilio.ts';

/** Numbers of mainland China go by Aliyun, all others by Twilio; one carrier alone serves both. */
export function createSmsSender(config: Pick<ThirdPartyConfig, 'aliyunSms' | 'twilio'>): SmsSender {
  const aliyun = config.aliyunSms && createAliyunSms(config.aliyunSms);
  const twilio = config.twilio && createTwilioSms(config.twilio);
  return {
    async send(message) {
      const mainland = message.to.startsWith('+86');
      const carrier = mainland ? (aliyun ?? twilio) : (twilio ?? aliyun);
      if (!carrier) throw new Error('No SMS carrier is configured');
      await carrier.send(message);
    },
  };
}
