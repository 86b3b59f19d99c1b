import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetWorkMentionsQuery } from '@tolk/api-client';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Relative, Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { RouteLink, useIsAttended } from '@tolk/platform';
import { recordKinds } from '../../work/record-screens.ts';

/** Notes that name the reader, and cases that were handed to them, until they open them. */
export function Mentions() {
  const { i18n } = useLingui();
  const { data: mentions = [] } = useOpsGetWorkMentionsQuery(
    {},
    { pollingInterval: useIsAttended() ? limits.staff.lookMs : 0 },
  );
  if (mentions.length === 0) return null;
  return (
    <Section title={<Trans>New to you</Trans>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {mentions.map(({ noteId, subject, subjectId, byName, text, time }) => (
          <Box component="li" key={noteId} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink component={RouteLink} {...recordKinds[subject].at(subjectId)}>
              {i18n._(recordKinds[subject].label)}
            </TextLink>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {byName} · <Relative iso={time} />
            </Box>
            <div dir="auto">{text === '' ? <Trans context="note">Handed over</Trans> : text}</div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
