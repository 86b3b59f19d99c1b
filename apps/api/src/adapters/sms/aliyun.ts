import { createHash, createHmac, randomUUID } from 'node:crypto';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import type { SmsMessage, SmsSender } from '../../ports/sms-sender.ts';
import type { AliyunSmsConfig } from '../config.ts';
import { callJson } from '../remote-call.ts';
import { noticeTitle } from './texts.ts';

const name = 'aliyun-sms';

/** Aliyun SendSms (2017-05-25), signed by ACS3-HMAC-SHA256 ("V3 版本请求体 & 签名机制"). */
export function createAliyunSms(config: AliyunSmsConfig): SmsSender {
  return {
    async send(message) {
      const { to, language, template } = message;
      const query = canonicalQuery({
        PhoneNumbers: to.replace('+', ''),
        SignName: config.signName,
        TemplateCode: config.templates[template][language],
        TemplateParam: JSON.stringify(variablesOf(message)),
      });
      const { body } = await callJson<{ Code?: string; Message?: string }>(
        name,
        `${config.endpoint}/?${query}`,
        { method: 'POST', headers: signedHeaders(config, query, new Date()) },
      );
      if (body.Code !== 'OK') {
        throw new ProviderRefused(name, body.Code ?? 'unknown', body.Message ?? '');
      }
    },
  };
}

/** What Aliyun takes for a variable at most; it takes no addresses of pages. */
const longestVariable = 35;

function variablesOf({ template, parameters, language }: SmsMessage): Record<string, string> {
  if (template === 'verification-code') return parameters;
  return { title: noticeTitle(parameters, language, longestVariable) };
}

/** Stamped with wall time, as Aliyun's own clock is: ± 15 min. */
function signedHeaders(config: AliyunSmsConfig, query: string, now: Date): Record<string, string> {
  const headers: Record<string, string> = {
    host: new URL(config.endpoint).host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': `${now.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(headers).toSorted();
  const signedNames = names.join(';');
  const lines = names.map((header) => `${header}:${headers[header]}\n`).join('');
  const request = ['POST', '/', query, lines, signedNames, sha256('')].join('\n');
  const signature = createHmac('sha256', config.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const credential = `Credential=${config.accessKeyId},SignedHeaders=${signedNames}`;
  return { ...headers, authorization: `ACS3-HMAC-SHA256 ${credential},Signature=${signature}` };
}

function canonicalQuery(parameters: Record<string, string>): string {
  return Object.keys(parameters)
    .toSorted()
    .map((key) => `${percentEncode(key)}=${percentEncode(parameters[key] ?? '')}`)
    .join('&');
}

/** RFC 3986: everything but letters, digits and `-_.~`. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
