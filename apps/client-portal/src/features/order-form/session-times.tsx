import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { AddIcon } from '@tolk/design-system/icons';
import { limits } from '@tolk/domain';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import type { OrderValues } from './order-values.ts';
import { dayAfter } from './sessions.ts';

/** Interpreting session by session; another one is proposed for the day after the last. */
export function SessionTimes() {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { sessions, zone } = values;
  const last = sessions.at(-1) ?? { startTime: null, endTime: null };
  return (
    <Stack spacing={2}>
      {sessions.map((_, at) => {
        const number = at + 1;
        return (
          <Box key={number} role="group" aria-label={t`Session ${number}`}>
            <FieldRow>
              <DateTimeField
                name={`sessions.${at}.startTime`}
                label={t`Session ${number} starts`}
                min={now}
                zone={zone}
                required
              />
              <DateTimeField
                name={`sessions.${at}.endTime`}
                label={t`Session ${number} ends`}
                min={now}
                zone={zone}
                required
              />
            </FieldRow>
            {sessions.length > 1 ? (
              <Button
                size="small"
                aria-label={t`Remove session ${number}`}
                onClick={() => void setFieldValue('sessions', sessions.toSpliced(at, 1))}
              >
                <Trans context="interpreting session">Remove</Trans>
              </Button>
            ) : null}
          </Box>
        );
      })}
      {sessions.length < limits.order.sessions.max ? (
        <Button
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => void setFieldValue('sessions', [...sessions, dayAfter(last, zone)])}
        >
          <Trans>Add a session on the next day</Trans>
        </Button>
      ) : null}
    </Stack>
  );
}
