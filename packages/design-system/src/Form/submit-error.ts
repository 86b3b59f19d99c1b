/** What a failed submission says: a sentence for the whole form, sentences by field, the request's id. */
export interface SubmitError {
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
  /** No answer came, and with it no words of the server's. */
  readonly unanswered?: boolean;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Which field of the form the server speaks of: by the code of a refusal, or by the name that the call
 * gives the field where the form calls it otherwise.
 */
export type ServerFields = Readonly<Record<string | number, string>>;

/** Calls name files by their ids; forms hold more than an id. */
const filesByIds: ServerFields = { fileIds: 'files', fileId: 'files' };

/** `fileIds.2` is said of the field that `fileIds` stands for. */
function ownName(name: string, names: ServerFields): string {
  return names[name] ?? names[name.split('.', 1)[0] ?? ''] ?? name;
}

/**
 * Reads what `onSubmit` rejected with: an error envelope (`msg`, `data.fields`, `data.requestId`),
 * the same flat, or an Error.
 */
export function readSubmitError(thrown: unknown, serverFields: ServerFields = {}): SubmitError {
  const names = { ...filesByIds, ...serverFields };
  const outer = record(thrown);
  const data = record(outer['data']);
  const fields = Object.entries(record(outer['fields'] ?? data['fields'])).flatMap(
    ([name, said]): [string, string][] =>
      typeof said === 'string' ? [[ownName(name, names), said]] : [],
  );
  const message = text(
    thrown instanceof Error ? thrown.message : (outer['msg'] ?? outer['message']),
  );
  const refused = names[Number(outer['code'])];
  return {
    message,
    fields:
      fields.length === 0 && refused !== undefined && message !== undefined
        ? { [refused]: message }
        : Object.fromEntries(fields),
    requestId: text(outer['requestId'] ?? data['requestId']),
    unanswered: outer['effect'] === 'offline',
  };
}
