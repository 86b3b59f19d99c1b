/** What a failed submission says: a sentence for the whole form, sentences by field, the request's id. */
export interface SubmitError {
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Reads what `onSubmit` rejected with: an error envelope (`msg`, `data.fields`, `data.requestId`),
 * the same flat, or an Error.
 */
export function readSubmitError(thrown: unknown): SubmitError {
  const outer = record(thrown);
  const data = record(outer['data']);
  const fields = Object.entries(record(outer['fields'] ?? data['fields'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const message = thrown instanceof Error ? thrown.message : (outer['msg'] ?? outer['message']);
  return {
    message: text(message),
    fields: Object.fromEntries(fields),
    requestId: text(outer['requestId'] ?? data['requestId']),
  };
}
