import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@tolk/i18n';

const succeeded = msg({ message: 'Succeeded', context: 'status' });
const failed = msg({ message: 'Failed', context: 'settlement' });
const cameBack = msg({ message: 'Came back', context: 'status' });

/** What Chinese banks write into their result files. */
const known: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['成功', succeeded],
  ['交易成功', succeeded],
  ['失败', failed],
  ['交易失败', failed],
  ['退汇', cameBack],
  ['退票', cameBack],
  ['退回', cameBack],
  ['户名与账号不符', msg`Name and account do not match`],
  ['账号不存在', msg`There is no such account`],
  ['收款账户已销户', msg`The account was closed`],
  ['账户已冻结', msg`The account is frozen`],
]);

/** What a bank or provider said, to the letter; in another language with ours before it where it is known. */
export function BankWords({ words }: { words: string }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (!/\p{Script=Han}/u.test(words)) return words;
  const original = <span lang="zh-CN">{words}</span>;
  const translated = language === 'zh-CN' ? undefined : known.get(words.trim());
  return translated ? (
    <>
      {i18n._(translated)} ({original})
    </>
  ) : (
    original
  );
}
