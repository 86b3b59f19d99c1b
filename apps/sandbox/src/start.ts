import type { AddressInfo } from 'node:net';
import { buildApp } from './build-app.ts';
import type { SandboxConfig } from './config.ts';
import { startSmtpReceiver } from './messages/smtp-receiver.ts';
import { createSandbox } from './sandbox.ts';

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  stop(): Promise<void>;
}

export async function startSandbox(config: SandboxConfig): Promise<RunningSandbox> {
  const listening = { url: '', smtpPort: 0 };
  const sandbox = await createSandbox(config, {
    url: () => listening.url,
    smtpPort: () => listening.smtpPort,
  });
  const { keys, inbox, store, courier } = sandbox;

  const smtp = await startSmtpReceiver(keys.smtp, inbox, store.get('setting', 'smtpPort') ?? 0);
  store.put('setting', 'smtpPort', smtp.port);
  listening.smtpPort = smtp.port;

  const app = await buildApp(sandbox);
  await app.listen({ port: config.port, host: '127.0.0.1' });
  listening.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url: listening.url,
    smtpPort: smtp.port,
    async stop() {
      courier.stop();
      await Promise.all([app.close(), smtp.close()]);
      store.close();
    },
  };
}
