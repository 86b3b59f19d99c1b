import { refuse } from '../../calls/refusal.ts';

/** Keeps a blocked account out, with what staff wrote to its owner. Throws `accountBlocked`. */
export function refuseBlocked(words: string): never {
  if (words === '') refuse('accountBlocked');
  refuse('accountBlocked', {
    message: {
      en: `This account has been blocked. Our staff write: “${words}” If you think this is a mistake, contact customer service.`,
      zh: `该账号已被停用。工作人员告知：“${words}”如有异议，请联系客服。`,
    },
  });
}
