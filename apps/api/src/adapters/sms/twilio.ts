import type { SmsSender } from '../../ports/sms-sender.ts';
import type { TwilioConfig } from '../config.ts';
import { callJson } from '../remote-call.ts';
import { smsText } from './texts.ts';

/** Twilio Messages REST, 2010-04-01, with basic authentication. */
export function createTwilioSms(config: TwilioConfig): SmsSender {
  const { accountSid, authToken, baseUrl, from } = config;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send(message) {
      await callJson('twilio', `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: message.to, From: from, Body: smsText(message) }),
      });
    },
  };
}
