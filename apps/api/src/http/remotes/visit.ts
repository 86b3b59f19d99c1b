import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryEntry, RegistryFile } from '@tolk/contract/remotes';
import { limits, SECOND } from '@tolk/domain';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cookieIn } from '../cookies.ts';
import { previewCookieValue, previewInCookie, type Preview } from './preview-link.ts';
import type { RegistryStore } from './registry-store.ts';

/** What a browser brings along that decides which releases it gets. */
export interface Visit {
  preview?: { remote: string; entry: RegistryEntry } | undefined;
  /** One of `slots`: too few to know anybody again, enough for a share of one percent. */
  slot?: number | undefined;
}

const slots = 10_000;
const slotCookie = 'tolk-rollout';
const previewCookie = 'tolk-preview';

type Needs = Pick<Dependencies, 'config' | 'clock'>;

export async function visitOf(
  { headers }: FastifyRequest,
  registry: RegistryStore,
  { config, clock }: Needs,
): Promise<Visit> {
  const slot = /^\d{1,4}$/.exec(cookieIn(headers.cookie, slotCookie))?.[0];
  const signed = cookieIn(headers.cookie, previewCookie);
  const wanted = previewInCookie(signed, config.serverKeys, clock.now().getTime());
  // Seven days after it was last in use a release is gone; then what everybody has is shown.
  const entry = wanted && (await registry.release(wanted.remote, wanted.version));
  return {
    slot: slot === undefined ? undefined : Number(slot),
    preview: wanted && entry && { remote: wanted.remote, entry },
  };
}

/**
 * Gives a browser its slot while something is tried with a share, and keeps what everybody gets free of cookies
 * otherwise.
 * @returns the visit as it is from now on
 */
export function giveSlot(
  visit: Visit,
  { remotes }: RegistryFile,
  reply: FastifyReply,
  config: Config,
): Visit {
  const tried = Object.values(remotes).some(({ trial }) => trial !== undefined);
  if (!tried || visit.slot !== undefined) return visit;
  const slot = randomInt(slots);
  setCookie(reply, config, slotCookie, `${slot}; Max-Age=${limits.rollout.slotMs / SECOND}`);
  return { ...visit, slot };
}

/** Until the browser is closed, and no longer than the link holds. */
export function keepPreview(reply: FastifyReply, config: Config, preview: Preview): void {
  setCookie(reply, config, previewCookie, previewCookieValue(config.serverKeys, preview));
}

export function endPreview(reply: FastifyReply, config: Config): void {
  setCookie(reply, config, previewCookie, '; Max-Age=0');
}

function setCookie(reply: FastifyReply, { publicUrl }: Config, name: string, value: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
