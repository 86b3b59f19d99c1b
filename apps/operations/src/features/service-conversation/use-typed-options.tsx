import { Trans } from '@lingui/react/macro';
import { useOpsGetServiceCannedListQuery, useOpsGetServiceColleaguesQuery } from '@tolk/api-client';
import type { ServiceColleague } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { fillCanned, languages, type Language } from '@tolk/domain';
import { languageName, useLanguage } from '@tolk/i18n';
import type { TypedOption } from './option-list.tsx';
import { fits, replaceToken, tokenAt } from './token.ts';

/** What an answer calls a visitor, in its own language: “Hello there”, “您好”. */
const nameless: Readonly<Record<Language, string>> = { en: 'there', 'zh-CN': '' };

interface Typed {
  text: string;
  cursor: number;
  onReplace: (text: string) => void;
}

interface CannedContext extends Typed {
  /** In which the customer writes: its texts come first. */
  language: Language;
  customerName: string;
  agentName: string;
}

/** Ready answers whose shortcut or text has what is typed behind `/`, with the names filled in. */
export function useCannedOptions(context: CannedContext): readonly TypedOption[] {
  const { text, cursor, onReplace, language, customerName, agentName } = context;
  const own = useLanguage();
  const { data: all = [] } = useOpsGetServiceCannedListQuery({});
  const token = tokenAt(text, cursor, '/');
  if (token === null) return [];
  const found = all.filter(
    ({ shortcut, textEn, textZh, retired }) =>
      !retired && [shortcut, textEn, textZh].some((one) => fits(one, token.word)),
  );
  const ordered = [language, ...languages.filter((one) => one !== language)];
  return ordered.flatMap((written) =>
    found.map(({ cannedId, shortcut, textEn, textZh }) => {
      const name = customerName || nameless[written];
      const filled = fillCanned(written === 'en' ? textEn : textZh, { name, agent: agentName });
      return {
        key: `${written}-${cannedId}`,
        label: (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              /{shortcut}
            </Box>{' '}
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {languageName(written, own)}
            </Box>
            <Box
              lang={written}
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {filled}
            </Box>
          </>
        ),
        choose: () => onReplace(replaceToken(text, token, filled)),
      };
    }),
  );
}

/** Colleagues whose name has what is typed behind `@`. */
export function useMentionOptions({ text, cursor, onReplace }: Typed): readonly TypedOption[] {
  const { data: colleagues = [] } = useOpsGetServiceColleaguesQuery({});
  const token = tokenAt(text, cursor, '@');
  if (token === null) return [];
  return colleagues
    .filter(({ name }) => fits(name, token.word))
    .map(({ staffId, name, onDuty }) => ({
      key: staffId,
      label: (
        <>
          {name}{' '}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {onDuty ? (
              <Trans context="colleague">On duty</Trans>
            ) : (
              <Trans context="colleague">Off duty</Trans>
            )}
          </Box>
        </>
      ),
      choose: () => onReplace(replaceToken(text, token, `@${name} `)),
    }));
}

/** Whom a note names. */
export function mentionedIn(text: string, colleagues: readonly ServiceColleague[]): string[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ staffId }) => staffId);
}
