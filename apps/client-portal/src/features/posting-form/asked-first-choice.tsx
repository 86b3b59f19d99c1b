import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetSupplierListsQuery } from '@tolk/api-client';
import { Stack, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { askedFirstHours, type AskedFirstHours } from '@tolk/domain';

export interface AskedFirst {
  supplierListId: string;
  hours: AskedFirstHours;
}

interface Props {
  /** Undefined: everybody sees it at once. */
  value: AskedFirst | undefined;
  onChange: (value: AskedFirst | undefined) => void;
}

const usual: AskedFirstHours = 24;

/** Which of the client’s lists sees a new posting before everybody else; nothing without one that holds somebody. */
export function AskedFirstChoice({ value, onChange }: Props) {
  const { t } = useLingui();
  const { data = [] } = useClientGetSupplierListsQuery({});
  const lists = data.filter(({ suppliers }) => suppliers > 0);
  if (lists.length === 0) return null;
  const hours = value?.hours ?? usual;
  return (
    <Section title={<Trans>Who sees it first</Trans>}>
      <Stack spacing={2}>
        <SelectInput
          label={t({ message: 'Shown first to', context: 'field' })}
          placeholder={t`Everybody at once`}
          value={value?.supplierListId ?? null}
          onChange={(supplierListId) =>
            onChange(supplierListId ? { supplierListId, hours } : undefined)
          }
          options={lists.map(({ supplierListId, name, suppliers }) => ({
            value: supplierListId,
            label: `${name} (${suppliers})`,
          }))}
        />
        {value === undefined ? null : (
          <>
            <SelectInput
              label={t({ message: 'For', context: 'duration' })}
              value={hours}
              onChange={(chosen) => onChange({ ...value, hours: chosen ?? usual })}
              options={askedFirstHours.map((one) => ({
                value: one,
                label: t`${plural(one, { one: '# hour', other: '# hours' })}`,
              }))}
            />
            <Typography variant="body2" color="textSecondary">
              <Trans>
                The suppliers in the list are told and may apply. After that the project stands in
                the job hall by itself; you can open it to everybody earlier.
              </Trans>
            </Typography>
          </>
        )}
      </Stack>
    </Section>
  );
}
