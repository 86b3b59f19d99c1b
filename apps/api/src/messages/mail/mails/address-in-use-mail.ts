import { pathTo } from '@tolk/contract/routes';
import type { Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import { mailPage, type Mail } from '../mail-page.ts';

interface AddressInUseTexts {
  title: BilingualText;
  /** What somebody tried. */
  tried: BilingualText;
  /** What to do if it was the reader. */
  you: BilingualText;
  /** What to do if it was not. */
  other: BilingualText;
}

const login: BilingualText = { en: 'Log in', zh: '前往登录' };

/** Instead of a code, to an address that belongs to an account already. */
export function addressInUseMail(
  texts: AddressInUseTexts,
  publicUrl: string,
  language: Language,
): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const page = mailPage({
    language,
    title: say(texts.title),
    preheader: say(texts.you),
    blocks: [
      { kind: 'paragraph', text: say(texts.tried) },
      { kind: 'paragraph', text: say(texts.you) },
      { kind: 'button', label: say(login), url: publicUrl + pathTo('login') },
      { kind: 'small', text: say(texts.other) },
    ],
    footer: [],
  });
  return { subject: say(texts.title), ...page };
}
