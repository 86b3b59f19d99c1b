import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Has a server that closes send every answer to its end. Node takes a connection for idle whose answer was
 * handed over and is not sent yet, and cuts it off: a slow reader would have half a file. Which connection
 * is just receiving a call Node alone knows, so its own way is kept for all others. What is answered after
 * that is closed at once.
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
