import type { SiteInfo } from '@tolk/contract/site';
import type { FastifyInstance } from 'fastify';
import { toString } from 'qrcode';
import type { Config } from '../../config.ts';

/** Picture → what the code says. */
const codes = {
  'official-account': 'officialAccountUrl',
  'mini-program': 'miniProgramUrl',
} as const satisfies Record<string, keyof SiteInfo>;

/** QR codes to follow us by, `/site/qr/<name>.svg`; 404 for what is not configured. */
export function addSiteCodes(app: FastifyInstance, { site }: Config): void {
  for (const [name, field] of Object.entries(codes)) {
    const text = site[field];
    if (text === '') continue;
    app.get(`/site/qr/${name}.svg`, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=3600' })
        .type('image/svg+xml')
        .send(await toString(text, { type: 'svg', margin: 2 })),
    );
  }
}
