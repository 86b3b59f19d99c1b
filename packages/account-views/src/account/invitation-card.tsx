import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSupGetInvitationQuery } from '@tolk/api-client';
import { Box, CopyButton, DataState, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { LinkToShare } from '../settings/link-to-share.tsx';

/** One's own invitation code (`yqm`): to copy, to scan, and who came with it. */
export function InvitationCard() {
  const { t } = useLingui();
  const query = useSupGetInvitationQuery({});
  return (
    <Section title={<Trans context="heading">Invite others</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>Anyone who signs up with this link or code counts as invited by you.</Trans>
      </Typography>
      <DataState query={query} skeleton={2}>
        {({ yqm, link, invited }) => (
          <>
            <LinkToShare link={link} label={t`Opens the sign-up page with your code`} />
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mt: 2 }}
            >
              <span>
                <Trans>
                  Your code: <strong>{yqm}</strong>
                </Trans>
              </span>
              <CopyButton text={yqm}>
                <Trans>Copy the code</Trans>
              </CopyButton>
              <Typography component="span" color="textSecondary">
                <Plural
                  value={invited}
                  _0="No one has signed up with it yet."
                  one="# person has signed up with it."
                  other="# people have signed up with it."
                />
              </Typography>
            </Box>
          </>
        )}
      </DataState>
    </Section>
  );
}
