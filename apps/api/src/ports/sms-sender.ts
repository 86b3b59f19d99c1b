import type { Language } from '@tolk/domain';

/** Texts that are registered with the carrier beforehand, as China requires; parameters fill them. */
export interface SmsParameters {
  'verification-code': { code: string };
  notice: {
    title: string;
    /** Name of the order or project that it is about; carriers shorten it. */
    about: string | null;
    /** Short address of the screen; left out where the registered text has no room for one. */
    link: string;
  };
}

export type SmsTemplate = keyof SmsParameters;

export type SmsMessage = {
  [T in SmsTemplate]: {
    /** E.164, with the leading plus. */
    to: string;
    language: Language;
    template: T;
    parameters: SmsParameters[T];
  };
}[SmsTemplate];

/** Throws `ProviderUnavailable` (send again later) or `ProviderRefused` (this number or text won't go). */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
