import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a server send every answer to its end before it closes. Node counts a connection as idle as soon as
 * its answer is handed over, sent or not, and would cut it off: a slow reader gets half a file. All other
 * connections are left to Node, which alone knows whether a call is just being received on one. A
 * connection that is answered after that is closed at once.
 */
export function closeWhenAnswered(server: Server): void {
  const answering = new Set<Socket>();
  let isClosing = false;
  server.on('request', (request, response) => {
    const { socket } = request;
    answering.add(socket);
    response.once('close', () => {
      answering.delete(socket);
      if (isClosing) socket.destroySoon();
    });
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    isClosing = true;
    const spared = [...answering];
    for (const socket of spared) socket.destroy = () => socket;
    closeIdle();
    for (const socket of spared) Reflect.deleteProperty(socket, 'destroy');
  };
}
