export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; every mail is readable without HTML. */
  text: string;
  html?: string;
}

/** Throws `ProviderUnavailable` (send again later) or `ProviderRefused` (the server turned it away for good). */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}
