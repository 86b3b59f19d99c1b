import { createTransport } from 'nodemailer';
import type { MailMessage, MailSender } from '../../ports/mail-sender.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { REMOTE_TIMEOUT } from '../config.ts';
import type { SmtpConfig } from '../config.ts';

const name = 'smtp';

/** Keeps holiday replies away (RFC 3834, 5). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Mail over SMTP. Credentials go in the clear only to a server on this machine. */
export function createSmtpMail(config: SmtpConfig): MailSender {
  const transport = createTransport({
    host: config.host,
    port: config.port,
    secure: config.secure,
    requireTLS: !config.secure && config.host !== '127.0.0.1',
    auth: { user: config.user, pass: config.password },
    connectionTimeout: REMOTE_TIMEOUT,
    greetingTimeout: REMOTE_TIMEOUT,
    socketTimeout: REMOTE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        // As an object, so that it is one address whatever stands in it.
        const to = { name: '', address: message.to };
        await transport.sendMail({ from: config.from, ...written(message, config.from), to });
      } catch (error) {
        throw providerError(error);
      }
    },
  };
}

/** A message as the library takes it. */
function written(
  { attachments = [], unsubscribeUrl, replyName, ...message }: MailMessage,
  from: string,
) {
  return {
    ...message,
    ...(replyName ? { replyTo: { name: replyName, address: addressIn(from) } } : {}),
    headers: { ...automatic, ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
    attachments: attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
  };
}

/** Of `Tolk <no-reply@tolk.example>` or the address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** By which mail programs show a button of their own (RFC 8058, 3.1). */
function oneClick(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** 5xx is final (RFC 5321, 4.2.1); everything else may go through later. */
function providerError(error: unknown): Error {
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  if (responseCode !== undefined && responseCode >= 500) {
    return new ProviderRefused(name, String(responseCode), response ?? '');
  }
  return new ProviderUnavailable(name, error);
}
