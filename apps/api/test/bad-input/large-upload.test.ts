import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { signCall } from '@tolk/testing/caller';
import { startChild } from '@tolk/testing/processes';
import { signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

const tolk = testApp();
let person: TestPerson;
beforeAll(async () => {
  person = await signUp(tolk, 'client');
});

it('six times two gigabytes at once are refused early and cost the server no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-stream-'));
  const { serverKeys, ...config } = tolk.app.deps.config;
  const server = await startChild({
    script: fileURLToPath(new URL('./server-process.ts', import.meta.url)),
    env: {
      TEST_CONFIG: JSON.stringify({ ...config, dataDir: folder }),
      TEST_SERVER_KEY: serverKeys[0].toString('hex'),
    },
  });
  try {
    // What the first upload loads is no growth.
    await stream(server.ready.url, 1_048_576);
    const before = await residentMegabytes(server.ready.url);
    const streams = Array.from({ length: 6 }, () => stream(server.ready.url, 2 * 1_024 ** 3));
    for (const { answer, sent } of await Promise.all(streams)) {
      expect(answer).toContain('"code":413');
      expect(sent).toBeLessThan(256 * 1_048_576);
    }
    // Six uploads up to the limit are 300 MB.
    const grown = (await residentMegabytes(server.ready.url)) - before;
    expect(grown).toBeLessThan(150);
    const left = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toHaveLength(1);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Sends a text of that many bytes without saying how long it is, until the server answers. */
function stream(url: string, total: number): Promise<{ answer: string; sent: number }> {
  const path = '/api/supinterface/uploadFile';
  const sending = request(url + path, {
    method: 'POST',
    headers: signed(path),
  });
  const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}`;
  sending.write(`${part('purpose')}"\r\n\r\norder\r\n`);
  sending.write(`${part('file')}"; filename="a.txt"\r\n\r\n`);
  const chunk = Buffer.alloc(1_048_576, 'a');
  return new Promise((resolve, reject) => {
    const state = { sent: 0, answered: false };
    sending.on('response', (response) => {
      state.answered = true;
      void text(response).then((answer) => {
        resolve({ answer, sent: state.sent });
        sending.destroy();
      });
    });
    sending.on('error', (error) => state.answered || reject(error));
    const more = (): void => {
      while (!state.answered && state.sent < total) {
        state.sent += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      if (!state.answered) sending.end('\r\n--b--\r\n');
    };
    more();
  });
}

function signed(path: string): Record<string, string> {
  const timestamp = String(tolk.clock.now().getTime());
  const parts = { timestamp, nonce: randomUUID(), method: 'POST', path, body: '' };
  return {
    'content-type': 'multipart/form-data; boundary=b',
    token: person.token ?? '',
    'x-timestamp': timestamp,
    'x-nonce': parts.nonce,
    'x-body-hash': signCall(parts, person.token),
  };
}

async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  return Number(bytes) / 1_048_576;
}
