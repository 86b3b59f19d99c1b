import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readPort, requireFreePort } from './port.ts';

describe('readPort', () => {
  it('is 3000 when PORT is absent', () => expect(readPort(undefined)).toBe(3000));
  it.each(['http', '0', '70000', '80.5'])('refuses “%s”', (text) => {
    expect(() => readPort(text)).toThrow(/number from 1 to 65535/);
  });
});

describe('requireFreePort', () => {
  it('refuses a port on which somebody listens and accepts it afterwards', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => server.close(resolve));
    await requireFreePort(port);
  });
});
