import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { avatarMediaType } from '../files/avatar-picture.ts';
import { avatarPath, openAvatar } from '../files/uploads/avatars.ts';

/** Avatars are for everybody, so that pages show them as plain pictures; nothing else lies here. */
export function addAvatars(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { name: string } }>(`${avatarPath}:name`, async ({ params }, reply) => {
    const avatar = await openAvatar(deps, params.name);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    if (avatar === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    }
    // A new avatar has a new address: this one never changes.
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', avatar.size)
      .type(avatarMediaType)
      .send(avatar.stream);
  });
}
