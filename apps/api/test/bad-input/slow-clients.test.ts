import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp } from '../support/test-app.ts';
import { longRun } from './long-run.ts';

const tolk = testApp();
const path = '/api/supinterface/getDictData';
const json = `POST ${path} HTTP/1.1\r\nhost: tolk\r\ncontent-type: application/json\r\n`;
const form =
  'POST /api/supinterface/uploadFile HTTP/1.1\r\nhost: tolk\r\ncontent-type: multipart/form-data; boundary=b\r\n';

/** What is sent at once, what comes a byte a second after it, and when the line has to be dead (s). */
const slow: [name: string, start: string, drip: string, deadline: number][] = [
  ['sends nothing', '', '', 15],
  ['drips its request line', 'POST /a', 'a', 15],
  ['drips its headers', `${json}x-a: `, 'a', 15],
  ['drips a body of known length', `${json}content-length: 1000\r\n\r\n{`, ' ', 30],
  ['drips a body in chunks', `${json}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n', 30],
  ['stops in its body', `${json}content-length: 1000\r\n\r\n{`, '', 30],
  ['stops in its upload', `${form}content-length: 1000\r\n\r\n--b\r\n`, '', 30],
];

it('a connection that was used is closed when nobody uses it any more', async () => {
  const { server } = tolk.app.http;
  const { keepAliveTimeout } = server;
  server.keepAliveTimeout = 500;
  const call = `${json}content-length: 2\r\n\r\n{}`;
  const upload = `${form}content-length: 5\r\n\r\n--b--`;
  const lives = [await lifeOf(['', call, '', 0]), await lifeOf(['', upload, '', 0])];
  server.keepAliveTimeout = keepAliveTimeout;
  expect(Math.max(...lives)).toBeLessThan(10);
});

it('a stop does not wait for a client that drips', async () => {
  const other = await tolk.startAnother();
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(`${json}content-length: 1000\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 200);
  const began = performance.now();
  await other.close();
  clearInterval(drip);
  expect(performance.now() - began).toBeLessThan(9_000);
}, 15_000);

/** The server looks every two seconds whether one is late (s). */
const checksEvery = 3;
const patience = 45;

/** Half a minute of waiting. */
const itInLongRuns = longRun ? it : it.skip;

itInLongRuns(
  'slow clients are cut: headers within 15 s, bodies within 30 s',
  async () => {
    const lives = await Promise.all(slow.map((client) => lifeOf(client)));
    const tooLong = slow.flatMap(([name, , , deadline], at) => {
      const life = lives[at] ?? 0;
      return life > deadline + checksEvery ? [`${name}: ${Math.round(life)} s`] : [];
    });
    // oxlint-disable-next-line jest/no-standalone-expect -- it stands in a test of long runs
    expect(tooLong).toEqual([]);
  },
  60_000,
);

/** How long the server keeps the line (s); `patience` when it keeps it longer. */
async function lifeOf([, start, drip]: (typeof slow)[number]): Promise<number> {
  const { port } = new URL(tolk.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  const began = performance.now();
  if (start) socket.write(start);
  const dripping = setInterval(() => drip && socket.write(drip), 1_000);
  const giveUp = setTimeout(() => socket.destroy(), patience * 1_000);
  await once(socket, 'close');
  clearInterval(dripping);
  clearTimeout(giveUp);
  return (performance.now() - began) / 1_000;
}
