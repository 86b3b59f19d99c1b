/** A remote that couldn't be fetched or started. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote ${remote} is not available.`, { cause });
    this.remote = remote;
  }
}

/** A remote built against a platform that this shell doesn't offer. */
export class PlatformMismatchError extends Error {
  override name = 'PlatformMismatchError';
  readonly remote: string;
  readonly required: string;
  readonly offered: string;

  constructor(remote: string, required: string, offered: string) {
    super(`The remote ${remote} needs platform ${required}; this shell offers ${offered}.`);
    this.remote = remote;
    this.required = required;
    this.offered = offered;
  }
}
