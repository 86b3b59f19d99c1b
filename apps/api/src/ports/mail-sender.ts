export interface MailAttachment {
  fileName: string;
  /** With its charset, where it has one. */
  mediaType: string;
  content: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; every mail is readable without HTML. */
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** Shown by mail programs as the addressee of a reply, which nobody reads: says where to answer instead. */
  replyName?: string;
  /** Where one request ends such mails without a login (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Throws `ProviderUnavailable` (send again later) or `ProviderRefused` (the server turned it away for good). */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}
