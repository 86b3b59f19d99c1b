import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDelTeamMemberMutation, useSupGetYkfYzdDataQuery } from '@tolk/api-client';
import type { TeamMember } from '@tolk/contract';
import { Box, Button, DataState, notify } from '@tolk/design-system';
import { LanguagePairChip, RowCard, RowCards } from '@tolk/design-system/pieces';
import { ConfirmDialog, FormDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { PairList } from './pair-list.tsx';
import { ResultChip } from './result-look.tsx';

/** Members of the team with what they have passed; each is tested at this browser. */
export function TeamList({ members }: { members: readonly TeamMember[] }) {
  const { t } = useLingui();
  const [testing, setTesting] = useState<TeamMember>();
  const [leaving, setLeaving] = useState<TeamMember>();
  const [remove] = useSupDelTeamMemberMutation();
  return (
    <>
      <RowCards>
        {members.map((member) => (
          <RowCard
            key={member.teamMemberId}
            title={member.name}
            facts={
              <>
                <span>{member.email}</span>
                {member.results.map((result) => (
                  <Box
                    component="span"
                    key={result.languageTestId}
                    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
                  >
                    <LanguagePairChip
                      source={result.sourceLanguage}
                      target={result.targetLanguage}
                    />
                    <ResultChip result={result} />
                  </Box>
                ))}
              </>
            }
            actions={
              <>
                <Button
                  aria-label={t`Take the test: ${member.name}`}
                  variant="outlined"
                  onClick={() => setTesting(member)}
                >
                  <Trans>Take the test</Trans>
                </Button>
                <Button
                  color="inherit"
                  aria-label={t`Remove ${member.name}`}
                  onClick={() => setLeaving(member)}
                >
                  <Trans context="button">Remove</Trans>
                </Button>
              </>
            }
          />
        ))}
      </RowCards>
      {testing ? <MemberPairs member={testing} onClose={() => setTesting(undefined)} /> : null}
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving ? <Trans>Remove {leaving.name} from the team?</Trans> : null}
        onCancel={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (!leaving) return;
          const done = await remove({ teamMemberId: leaving.teamMemberId });
          if (!done.error) notify(t`The member is removed.`);
          setLeaving(undefined);
        }}
      >
        <Trans>Results of this member stay in the history.</Trans>
      </ConfirmDialog>
    </>
  );
}

function MemberPairs({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const query = useSupGetYkfYzdDataQuery({ teamMemberId: member.teamMemberId });
  return (
    <FormDialog open title={<Trans>Tests of {member.name}</Trans>} onClose={onClose}>
      <DataState query={query} skeleton={3}>
        {(pairs) => <PairList pairs={pairs} teamMemberId={member.teamMemberId} />}
      </DataState>
    </FormDialog>
  );
}
