import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetAppealConversationsQuery } from '@tolk/api-client';
import type { AppealConversations } from '@tolk/contract';
import { DataState, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useIsAttended } from '@tolk/platform';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { AskDialog } from './ask-dialog.tsx';
import { AskedParty } from './asked-party.tsx';

/** What the parties were asked about the appeal and answered, and where one asks them more. */
export function QuestionsPart({ projectOrderAppealId }: { projectOrderAppealId: string }) {
  const query = useOpsGetAppealConversationsQuery(
    { projectOrderAppealId },
    { refetchOnMountOrArgChange: true, pollingInterval: useIsAttended() ? limits.staff.lookMs : 0 },
  );
  return (
    <Section title={<Trans context="heading">Questions to the parties</Trans>}>
      <DataState query={{ ...query, data: query.currentData }} skeleton={2}>
        {({ people, conversations }) => (
          <>
            {conversations.length === 0 ? (
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                <Trans>Neither party has been asked anything yet.</Trans>
              </Typography>
            ) : null}
            {conversations.map((conversation) => (
              <AskedParty
                key={conversation.conversationId}
                projectOrderAppealId={projectOrderAppealId}
                conversation={conversation}
              />
            ))}
            {people.length === 0 ? null : (
              <AskPart projectOrderAppealId={projectOrderAppealId} people={people} />
            )}
          </>
        )}
      </DataState>
    </Section>
  );
}

interface AskPartProps {
  projectOrderAppealId: string;
  people: AppealConversations['people'];
}

function AskPart(props: AskPartProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const ask: KeyedAction = {
    key: 'ask',
    shortcut: 'q',
    label: t`Ask a party…`,
    enabled: true,
    onChoose: () => setAsking(true),
  };
  useDecisionKeys([ask]);
  return (
    <>
      <ActionBar actions={[ask]} />
      {asking ? <AskDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
