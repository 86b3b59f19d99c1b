import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { RadioField } from '@tolk/design-system/fields';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';

/** Where interpreting takes place, in a form that has `bookingMode` and `bookingPlace`. */
export function PlaceFields() {
  const { t } = useLingui();
  const { bookingMode } = useFormikContext<Pick<OrderDetail, 'bookingMode'>>().values;
  return (
    <>
      <RadioField
        name="bookingMode"
        label={t`Where will it take place?`}
        options={[
          { value: 'onSite', label: t({ message: 'On site', context: 'option' }) },
          { value: 'remote', label: t({ message: 'Remote', context: 'option' }) },
        ]}
        required
      />
      {bookingMode === 'onSite' ? (
        <TextField
          name="bookingPlace"
          label={t({ message: 'Address', context: 'field' })}
          hint={t`Building, room and the person to ask for.`}
          maxLength={limits.order.place}
          required
        />
      ) : (
        <TextField
          name="bookingPlace"
          label={t`Meeting link or number`}
          hint={t`Can be added later.`}
          maxLength={limits.order.place}
        />
      )}
    </>
  );
}
