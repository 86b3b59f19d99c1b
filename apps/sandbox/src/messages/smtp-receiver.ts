import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';
import type { Keys } from '../keys.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';

/** Bytes of one mail. */
const MAX_SIZE = 10 * 1024 * 1024;

export interface SmtpReceiver {
  port: number;
  close(): Promise<void>;
}

/**
 * Receives mail on the loopback, with a password and without TLS. Takes `preferredPort` when it is
 * free, so that a product that outlived the sandbox finds it again.
 */
export async function startSmtpReceiver(
  keys: Keys['smtp'],
  inbox: Inbox,
  preferredPort: number,
): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    size: MAX_SIZE,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const known = username === keys.user && password === keys.password;
      if (known) done(null, { user: keys.user });
      else done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      callbackify(() => deliver(stream, recipients, inbox))((error) => done(error));
    },
  });
  // A client that hangs up is its own business.
  server.on('error', () => {});
  const port = await listen(server, preferredPort).catch(() => listen(server, 0));
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function deliver(stream: SMTPServerDataStream, recipients: string[], inbox: Inbox) {
  const mail = await readMail(stream);
  for (const to of recipients) inbox.receiveMail(to, mail);
}

/** Decodes parts, transfer encodings and headers (MIME, RFC 2045 to 2047). */
async function readMail(stream: SMTPServerDataStream): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  const { subject = '', text = '', html } = mail;
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    fileName: filename ?? '',
    mediaType: mimeType,
    // The library shortens line ends; those of texts in a mail are CRLF (RFC 2046, 4.1.1).
    content: textOf(content).replace(/\r?\n/g, '\r\n'),
  }));
  const replyTo = mail.replyTo?.map(written).join(', ') || null;
  const unsubscribeUrl = oneClickOf(mail);
  return { subject, text: text.trim(), html, attachments, replyTo, unsubscribeUrl };
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** As a mail program shows it to who replies. */
function written({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address;
}

/** Both headers are needed for a button that asks nothing more (RFC 8058, 3.1). */
function oneClickOf({ headers }: Email): string | null {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  if (valueOf('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return null;
  return /<(https?:[^>]+)>/.exec(valueOf('list-unsubscribe'))?.[1] ?? null;
}

function listen(server: SMTPServer, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.server.once('error', reject);
  server.listen(port, '127.0.0.1', () => {
    server.server.off('error', reject);
    const address = server.server.address() as AddressInfo;
    resolve(address.port);
  });
  return promise;
}
