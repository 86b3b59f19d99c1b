import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { limits } from '@tolk/domain';
import { createRateLimiter, type RateLimiter } from '../calls/rate-limiter.ts';
import type { Dependencies } from '../dependencies.ts';
import { networkOf } from '../http/network-of.ts';

/** What a connection passes before a socket is open on it. */
export interface Doorway {
  /**
   * False when the network it comes from has as many as it may, or opened too many within a
   * minute; a nameless one is cut soon.
   */
  opens(request: IncomingMessage, deps: Dependencies): Promise<boolean>;
  /** It has said whose it is and stays. */
  letIn(request: IncomingMessage): void;
}

export function createDoorway(): Doorway {
  const open = new Map<string, number>();
  const cuts = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  let openings: RateLimiter | undefined;
  return {
    async opens(request, deps) {
      const { clock, config } = deps;
      const network = networkOf(proxyAddr(request, [...config.trustedProxies]));
      const others = open.get(network) ?? 0;
      if (config.rateLimits.perCall && others >= limits.sockets.perNetwork) return false;
      open.set(network, others + 1);
      // By force: one that says nothing does not answer a request to close either.
      const cut = setTimeout(() => request.socket.destroy(), limits.sockets.namelessMs);
      cuts.set(request, cut.unref());
      request.socket.once('close', () => {
        clearTimeout(cut);
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      if (!config.rateLimits.perCall) return true;
      openings ??= createRateLimiter(deps, 'sockets');
      const { max, ms } = limits.sockets.openings;
      return (await openings.take(network, max, ms, clock.now().getTime())) === 0;
    },
    letIn: (request) => clearTimeout(cuts.get(request)),
  };
}
