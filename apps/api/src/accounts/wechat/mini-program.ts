import type { CallContext } from '../../calls/call-context.ts';
import { isProviderError } from '../../ports/provider-errors.ts';

/** The mini-program's home. */
const home = { path: '', query: '' } as const;

/**
 * The link that opens the mini-program; null when there is none, or WeChat does not give one now:
 * nobody is kept from going on because of it.
 */
export async function miniProgramLink({ deps }: CallContext): Promise<{ openlink: string | null }> {
  try {
    const scheme = await deps.wechat.urlScheme(home);
    return { openlink: scheme?.openlink ?? null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ err: error }, 'WeChat gave no link to the mini-program');
    return { openlink: null };
  }
}
