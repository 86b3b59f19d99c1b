import { Agent, request } from 'node:http';

export interface Sent {
  method: string;
  /** Text or bytes go as they are; a form gets its boundary. */
  body: string | Buffer | FormData | null;
  headers: Record<string, string>;
}

export interface Received {
  /** HTTP status. */
  status: number;
  headers: Headers;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * One request over HTTP. `fetch` does the same for forms; for the many small calls of tests its streams
 * would cost more processor time than the server needs to answer.
 */
export async function exchange(url: URL, { method, body, headers }: Sent): Promise<Received> {
  if (body instanceof FormData) {
    const response = await fetch(url, { method, body, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: headersOf(response.rawHeaders),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Names and values in turns, as they came. */
function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
