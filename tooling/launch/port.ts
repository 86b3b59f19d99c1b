import { createServer } from 'node:net';
import { Refusal } from './failure.mjs';

/** The port to serve on, from the text of PORT; throws a Refusal when it is no port. */
export function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Refusal(`PORT must be a number from 1 to 65535, not “${text}”.`);
}

/** Throws a Refusal when somebody else listens on the port or the system forbids it. */
export async function requireFreePort(port: number): Promise<void> {
  const code = await tryListening(port);
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken by another program (perhaps another start of this one). Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code) {
    throw new Refusal(
      `Port ${port} can't be opened (${code}). Choose another one: PORT=3000 npm start`,
    );
  }
}

function tryListening(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
