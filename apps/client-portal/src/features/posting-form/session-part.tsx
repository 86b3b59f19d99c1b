import { useLingui } from '@lingui/react/macro';
import { DateTimeField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, TextField, useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import type { PostingValues } from './posting-values.ts';
import { RegionField } from './region-field.tsx';
import { isOnSite } from '../../parts/session-kind.ts';

/** How, where and when an interpreting session takes place. */
export function SessionPart({ now }: { now: string }) {
  const { t } = useLingui();
  const choices = useChoices();
  const { values } = useFormikContext<PostingValues>();
  const chosen = values.interpretationMode !== null;
  const onSite = isOnSite(values);
  return (
    <>
      <SelectField
        name="interpretationMode"
        label={t`Interpreting mode`}
        hint={
          chosen && !onSite
            ? t`Remote: nobody has to travel.`
            : t`Remote modes need no place, all others do.`
        }
        options={choices.interpretationModes}
        required
      />
      {onSite ? (
        <FieldRow>
          <RegionField work="on site" />
          <TextField
            name="place"
            label={t`Address`}
            hint={t`Building and room. Only signed-in persons see it.`}
            maxLength={limits.posting.place}
            required
          />
        </FieldRow>
      ) : null}
      {chosen && !onSite ? (
        <TextField
          name="place"
          label={t`Meeting link or number`}
          hint={t`May follow later. Only signed-in persons see it.`}
          maxLength={limits.posting.place}
        />
      ) : null}
      <FieldRow>
        <DateTimeField name="startTime" label={t`Session begins`} min={now} required />
        <DateTimeField name="dueDate" label={t`Session ends`} min={now} required />
      </FieldRow>
    </>
  );
}
