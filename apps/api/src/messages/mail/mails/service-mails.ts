import { product, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { MailBlock } from '../mail-block.ts';
import { mailPage, type Mail } from '../mail-page.ts';

interface ServiceAnswers {
  answers: readonly { staffName: string; text: string; fileName: string | null }[];
  /** Leads back to the conversation. */
  url: string;
  /** Ends mails like this one; null where there is no account. */
  unsubscribeUrl: string | null;
}

const texts = {
  answered: {
    en: `${product.name} customer service has answered you`,
    zh: `${product.nameChinese}客服已回复您`,
  },
  open: { en: 'Read and answer', zh: '查看并回复' },
  link: {
    en: `Your conversation with ${product.name} customer service`,
    zh: `您与${product.nameChinese}客服的会话`,
  },
  comeBack: {
    en: 'Use this button to return to your conversation on any device. Do not forward this e-mail: anyone with the link can read what you wrote.',
    zh: '您可在任意设备上通过以下按钮返回会话。请勿转发本邮件，持有链接的人均可查看会话内容。',
  },
  back: { en: 'Go to the conversation', zh: '返回会话' },
  unasked: {
    en: 'If you have not written to us, ignore this e-mail.',
    zh: '如您未曾联系我们，请忽略本邮件。',
  },
  answerHere: {
    en: 'Replies to this e-mail are not read. To answer, open the conversation.',
    zh: '请勿直接回复本邮件；如需回复，请打开会话。',
  },
  replyName: {
    en: 'Answer in the conversation, not by e-mail',
    zh: '请在会话中回复，勿回邮件',
  },
  stop: { en: 'Stop e-mails like this', zh: '退订此类邮件' },
} as const satisfies Record<string, BilingualText>;

/** Answers that somebody has not seen on the site, all in one mail. */
export function serviceAnswersMail(
  { answers, url, unsubscribeUrl }: ServiceAnswers,
  language: Language,
): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const subject = say(texts.answered);
  const page = mailPage({
    language,
    title: subject,
    preheader: answers[0]?.text ?? '',
    blocks: [
      ...answers.map(({ staffName, text, fileName }): MailBlock => ({
        kind: 'paragraph',
        text: inLanguage(
          { en: `${staffName}: ${fileName ?? text}`, zh: `${staffName}：${fileName ?? text}` },
          language,
        ),
      })),
      { kind: 'button', label: say(texts.open), url },
    ],
    footer: unsubscribeUrl === null ? [] : [{ text: say(texts.stop), url: unsubscribeUrl }],
    answer: { line: say(texts.answerHere), replyName: say(texts.replyName) },
  });
  return { subject, ...page, ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }) };
}

/** The way back for who has no account. */
export function serviceLinkMail(url: string, language: Language): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const subject = say(texts.link);
  const page = mailPage({
    language,
    title: subject,
    preheader: say(texts.comeBack),
    blocks: [
      { kind: 'paragraph', text: say(texts.comeBack) },
      { kind: 'button', label: say(texts.back), url },
      { kind: 'small', text: say(texts.unasked) },
    ],
    footer: [],
    answer: { line: say(texts.answerHere), replyName: say(texts.replyName) },
  });
  return { subject, ...page };
}
