import { html } from '@tolk/writers/html';
import type { Asked, ServedPage } from '../served-page.ts';
import { addressOf } from './addresses.ts';
import { texts as common } from './texts.ts';
import type { Words } from './words.ts';

const texts = {
  gone: { en: 'This page isn’t public any more', zh: '该主页目前未公开' },
  goneText: {
    en: 'You can find other translators in the directory.',
    zh: '您可以在译员名录中寻找其他译员。',
  },
  unknown: { en: 'Page not found', zh: '页面不存在' },
  unknownText: {
    en: 'The address may be incomplete. Look in the directory instead.',
    zh: '地址可能不完整，请前往译员名录查看。',
  },
};

/** Nobody is shown here: not any more (410), or never (404). Which page it was is not said. */
export function absentPage(status: 404 | 410, { lang }: Asked, { say }: Words): ServedPage {
  const isGone = status === 410;
  const title = say(isGone ? texts.gone : texts.unknown);
  const directory = { filter: {}, page: 1 };
  return {
    status,
    title,
    description: say(isGone ? texts.goneText : texts.unknownText),
    address: addressOf(directory),
    listed: false,
    content: html`<h1>${title}</h1>
      <p class="lead">${say(isGone ? texts.goneText : texts.unknownText)}</p>
      <p><a class="button" href="${addressOf(directory, lang)}">${say(common.directory)}</a></p>`,
    data: null,
  };
}
