import { Trans } from '@lingui/react/macro';
import { inForm, callErrorOf, useChatJoinServiceConversationMutation } from '@tolk/api-client';
import type { ServiceSession } from '@tolk/contract';
import { Alert, Box, Button } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { useState } from 'react';

interface JoinQuestionProps {
  joinable: NonNullable<ServiceSession['joinable']>;
  onJoined: () => void;
}

/** Whether a conversation that was begun as a visitor in this browser is one’s own: nothing joins by itself. */
export function JoinQuestion({ joinable, onJoined }: JoinQuestionProps) {
  const { conversationId, beginning, createTime } = joinable;
  const [join, { isLoading }] = useChatJoinServiceConversationMutation();
  const [isPassed, setPassed] = useState(false);
  const [error, setError] = useState<string>();
  if (isPassed) return null;
  async function take() {
    try {
      await inForm(join({ conversationId }));
      onJoined();
    } catch (thrown) {
      setError(callErrorOf(thrown)?.message);
    }
  }
  return (
    <Alert severity="info" role="status">
      <Trans>
        Somebody asked in this browser before logging in (<DateTime iso={createTime} />
        ): “{beginning}”. Was that you, and should it go to your account?
      </Trans>
      {error ? (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {error}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void take()}>
          <Trans context="button">Yes, add it to my account</Trans>
        </Button>
        <Button size="small" onClick={() => setPassed(true)}>
          <Trans context="button">No, leave it</Trans>
        </Button>
      </Box>
    </Alert>
  );
}
