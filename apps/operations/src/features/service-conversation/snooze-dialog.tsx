import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, serverNow, useOpsSnoozeServiceConversationMutation } from '@tolk/api-client';
import { DateTimeField, RadioField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { formatDateTime, useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import type { DeskDialogProps } from './desk-dialog.ts';
import { snoozeKinds, snoozeProposals, type SnoozeKind } from './snooze-proposals.ts';

interface Values {
  kind: SnoozeKind | 'other';
  until: string | null;
}

const rules = object({
  kind: string<Values['kind']>().required(),
  until: string()
    .nullable()

    .when('kind', ([kind], until) => (kind === 'other' ? until.required() : until)),
});

/** Putting a conversation off: to one of the usual times, or to any. */
export function SnoozeDialog({ conversation, onClose }: DeskDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [snooze] = useOpsSnoozeServiceConversationMutation();
  const [now] = useState(() => new Date(serverNow()));
  const [latest] = useState(() => new Date(serverNow() + limits.service.snoozeMs).toISOString());
  const proposals = snoozeProposals(now);
  const { conversationId, version } = conversation;
  const names: Record<SnoozeKind, string> = {
    hour: t`In an hour`,
    fourHours: t`In four hours`,
    tomorrow: t({ message: 'Tomorrow morning', context: 'option' }),
    monday: t({ message: 'Next Monday', context: 'option' }),
  };
  return (
    <FormDialog open title={<Trans context="heading">Snooze until</Trans>} onClose={onClose}>
      <Form<Values>
        initialValues={{ kind: 'hour', until: null }}
        validationSchema={rules}
        onSubmit={async ({ kind, until }) => {
          const chosen = kind === 'other' ? (until ?? '') : proposals[kind];
          await inForm(snooze({ conversationId, version, until: chosen }));
          onClose();
        }}
      >
        {({ kind }) => (
          <>
            <RadioField
              name="kind"
              label={t({ message: 'When', context: 'field' })}
              hint={t`It comes back earlier if the customer writes.`}
              options={[
                ...snoozeKinds.map((value) => ({
                  value,
                  label: `${names[value]} · ${formatDateTime(proposals[value], { language })}`,
                })),
                { value: 'other', label: t({ message: 'Another time', context: 'option' }) },
              ]}
            />
            {kind === 'other' ? (
              <DateTimeField
                name="until"
                label={t({ message: 'Snoozed until', context: 'field' })}
                min={now.toISOString()}
                max={latest}
              />
            ) : null}
            <FormActions submitLabel={<Trans context="service">Snooze</Trans>} onCancel={onClose} />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
