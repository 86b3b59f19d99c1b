import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { findFreePort } from './free-port.ts';

it('no port is given twice, and all can be listened on', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(300);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});

it('what one process was given, another cannot reserve', async () => {
  const program = `
    const { createSocket } = require('node:dgram');
    createSocket('udp4').bind({ port: Number(process.argv[1]), address: '127.0.0.1', exclusive: true })
      .once('error', ({ code }) => { console.log(code); process.exit(); })
      .once('listening', () => { console.log('taken'); process.exit(); });`;
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--eval', program, String(port)]);
  expect(await text(child.stdout)).toBe('EADDRINUSE\n');
});
