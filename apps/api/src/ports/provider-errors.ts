import { withoutAddresses } from './without-addresses.ts';

/**
 * The provider did not answer, answered with a fault of its own, or its answer could not be
 * verified. Whether the call took effect is not known: ask by query before trying again.
 */
export class ProviderUnavailable extends Error {
  override readonly name: string = 'ProviderUnavailable';
  readonly provider: string;

  constructor(provider: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${provider} is not available: ${withoutAddresses(reason)}`, { cause });
    this.provider = provider;
  }
}

/** Our account has to be put in order first (funds); the provider said that it did nothing. */
export class ProviderDeclined extends ProviderUnavailable {
  override readonly name = 'ProviderDeclined';
  /** The provider's own word for the reason. */
  readonly code: string;

  constructor(provider: string, code: string, reason: string) {
    super(provider, `${code}: ${reason}`);
    this.code = code;
  }
}

/** A repeat could do it twice by now, so the provider was not called at all. */
export class TooOldToSend extends ProviderUnavailable {
  override readonly name = 'TooOldToSend';
}

/** The provider understood the call and said no; `code` is the provider's own word for the reason. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly provider: string;
  readonly code: string;

  constructor(provider: string, code: string, reason: string) {
    super(`${provider} refused with ${code}: ${withoutAddresses(reason)}`);
    this.provider = provider;
    this.code = code;
  }
}

/** What a call to a provider may throw; anything else is a fault of ours. */
export function isProviderError(error: unknown): error is ProviderUnavailable | ProviderRefused {
  return error instanceof ProviderUnavailable || error instanceof ProviderRefused;
}

/** Why a notification is not to be believed. */
export type NotificationFault =
  | 'incomplete'
  | 'stale'
  | 'unknown-key'
  | 'bad-signature'
  | 'undecipherable'
  | 'other-merchant';

/** A notification that did not come from the provider, was altered, or is meant for another merchant. */
export class NotificationRejected extends Error {
  override readonly name = 'NotificationRejected';
  readonly fault: NotificationFault;

  constructor(fault: NotificationFault) {
    super(`Notification rejected: ${fault}`);
    this.fault = fault;
  }
}
