import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAppealHidingMutation, useSupGetOwnHidingsQuery } from '@tolk/api-client';
import type { OwnHiding } from '@tolk/contract';
import { Box, Button, DataState, notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { DateTime, Section, StatusChip } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { isSanction, limits, moderationReasons } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { moderatedLabels, moderationChip } from '@tolk/labels';
import { useState } from 'react';

/**
 * What our staff hid of what the person published, warnings and silences, why, and the one appeal
 * against each.
 */
export function ModerationSection() {
  const query = useSupGetOwnHidingsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Section title={<Trans>Decisions by our staff</Trans>}>
      <DataState query={query} skeleton={1}>
        {(hidings) =>
          hidings.length === 0 ? (
            <Typography color="textSecondary">
              <Trans>Nothing you published was hidden, and you were not warned.</Trans>
            </Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
              {hidings.map((hiding) => (
                <HidingItem key={hiding.moderationId} hiding={hiding} />
              ))}
            </Box>
          )
        }
      </DataState>
    </Section>
  );
}

function HidingItem({ hiding }: { hiding: OwnHiding }) {
  const { i18n } = useLingui();
  const [isAppealing, setAppealing] = useState(false);
  const { subject, title, state, hiddenTime, untilTime, appeal, decision } = hiding;
  const { mayAppeal, deleted = false } = hiding;
  const chip = moderationChip(subject, state);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h3">
          {i18n._(moderatedLabels[subject])}
          {title === '' ? null : `: ${title}`}
        </Typography>
        <StatusChip tone={chip.tone}>{i18n._(chip.label)}</StatusChip>
      </Box>
      <Typography color="textSecondary" variant="body2">
        {untilTime === null ? (
          <DateTime iso={hiddenTime} />
        ) : (
          <Trans>
            <DateTime iso={hiddenTime} /> to <DateTime iso={untilTime} />
          </Trans>
        )}
      </Typography>
      <Why hiding={hiding} />
      {appeal === '' ? null : (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          <Trans>You wrote: {appeal}</Trans>
        </Typography>
      )}
      {decision === '' ? null : (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          <Trans>Our decision: {decision}</Trans>
        </Typography>
      )}
      {deleted ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>You deleted it, so there is nothing to appeal against.</Trans>
        </Typography>
      ) : null}
      {mayAppeal ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setAppealing(true)}>
          <Trans context="moderation">Appeal…</Trans>
        </Button>
      ) : null}
      {isAppealing ? <AppealDialog hiding={hiding} onClose={() => setAppealing(false)} /> : null}
    </Box>
  );
}

function Why({ hiding: { subject, reason, words } }: { hiding: OwnHiding }) {
  const language = useLanguage();
  const why = moderationReasons.find(({ value }) => value === reason);
  return (
    <>
      {isSanction(subject) ? (
        <Typography sx={{ mt: 1 }}>
          {subject === 'warning' ? (
            <Trans>You were warned because this message of yours was reported.</Trans>
          ) : (
            <Trans>
              You can’t send messages during this time, because this message was reported.
            </Trans>
          )}
        </Typography>
      ) : null}
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {why?.[language === 'en' ? 'en' : 'zh']} {words}
      </Typography>
    </>
  );
}

const rules = object({ text: string().trim().required().max(limits.moderation.appeal) });

const titles = {
  hiding: <Trans>Appeal against hiding</Trans>,
  warning: <Trans>Appeal against the warning</Trans>,
  silence: <Trans>Appeal against the message ban</Trans>,
};

function AppealDialog({ hiding, onClose }: { hiding: OwnHiding; onClose: () => void }) {
  const { t } = useLingui();
  const [appeal] = useSupAppealHidingMutation();
  const { moderationId, subject } = hiding;
  const labels = {
    hiding: t`Why it should be shown`,
    warning: t`Why the warning should be lifted`,
    silence: t`Why you should be able to send messages`,
  };
  return (
    <FormDialog open title={titles[isSanction(subject) ? subject : 'hiding']} onClose={onClose}>
      <Form
        initialValues={{ text: '' }}
        validationSchema={rules}
        draftKey={`moderation-appeal-${moderationId}`}
        onSubmit={async ({ text }) => {
          await inForm(appeal({ moderationId, text }));
          onClose();
          notify(t`Somebody else of our staff will look at it.`);
        }}
      >
        <Typography sx={{ mb: 2 }}>
          <Trans>
            You can appeal once. A second member of our staff decides, and you are told what they
            decided.
          </Trans>
        </Typography>
        <TextField
          name="text"
          label={labels[isSanction(subject) ? subject : 'hiding']}
          multiline
          minRows={4}
          maxLength={limits.moderation.appeal}
          required
        />
        <FormActions
          submitLabel={<Trans>Send the appeal</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
