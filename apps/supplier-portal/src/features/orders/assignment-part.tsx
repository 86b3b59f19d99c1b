import { Trans, useLingui } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useClientGetOrganisationQuery, useSupAssignOrderMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, notify, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { memberMay } from '@tolk/domain';

/** Who of the company works on the order, and who did before; nothing for who acts for themselves. */
export function AssignmentPart({ order }: { order: OrderDetail }) {
  const acting = useActing();
  const { assignee, assignments = [] } = order;
  if (acting === undefined || assignee === undefined) return null;
  const assigns = acting.scopes.includes('coordinate') && order.actualEndTime === null;
  return (
    <Section title={<Trans>Who works on it</Trans>}>
      {assigns ? (
        <WorkerChoice order={order} />
      ) : (
        <Typography>{assignee?.name ?? <Trans context="value">Nobody yet</Trans>}</Typography>
      )}
      {assignments.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, typography: 'body2' }}>
          {assignments.map(({ name, assignedByName, time }, index) => (
            // Never changed, and only added to at the front.
            <li key={assignments.length - index}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <DateTime iso={time} />
              </Box>{' '}
              {assignedByName === null ? (
                <Trans>Whoever worked on it can’t any more. It is assigned to nobody.</Trans>
              ) : name === null ? (
                <Trans>{assignedByName} assigned it to nobody.</Trans>
              ) : (
                <Trans>
                  {assignedByName} assigned it to {name}.
                </Trans>
              )}
            </li>
          ))}
        </Box>
      ) : null}
    </Section>
  );
}

function WorkerChoice({ order: { projectOrderId, assignee } }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { data } = useClientGetOrganisationQuery({});
  const [assign] = useSupAssignOrderMutation();
  const choose = async (personId: string | null) => {
    const { error } = await assign({ projectOrderId, personId });
    if (!error) notify(t`Saved. Whoever works on it is told.`);
  };
  const workers = (data?.members ?? []).filter(({ roles }) => memberMay(roles, 'work'));
  return (
    <Box sx={{ maxWidth: 360 }} data-print="no">
      <SelectInput
        label={t({ message: 'Assign to', context: 'field' })}
        options={[
          { value: nobody, label: t({ message: 'Nobody', context: 'value' }) },
          ...workers.map(({ personId, name, isSelf }) => ({
            value: personId,
            label: isSelf ? t`${name} (you)` : name,
          })),
        ]}
        value={assignee?.personId ?? nobody}
        onChange={(chosen) => void choose(chosen === nobody ? null : chosen)}
      />
    </Box>
  );
}

const nobody = 'nobody';
