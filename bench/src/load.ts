import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Shot {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface LoadResult {
  perSecond: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
}

export interface Load {
  url: string;
  connections: number;
  /** How long is measured, ms; as long again was driven before, unmeasured, up to a second. */
  ms: number;
  shot: () => Shot;
}

/** Sends one request and returns what came back; throws unless the envelope's code is 0. */
function send(url: URL, agent: Agent, { path, headers, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (text.startsWith('{"code":0,')) resolve();
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Keeps `connections` requests under way and measures; any failed request ends the run. */
export async function drive({ url, connections, ms, shot }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const target = new URL(url);
  const begin = performance.now() + Math.min(ms, 1_000);
  const end = begin + ms;
  const latencies: number[] = [];
  const worker = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await send(target, agent, shot());
      if (sent >= begin) latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: (latencies.length / ms) * 1_000, p50: at(0.5), p99: at(0.99) };
}
