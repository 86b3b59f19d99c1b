import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { RadioField } from '@tolk/design-system/fields';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';

/** Where interpreting takes place, in a form that has `bookingMode` and `bookingPlace`. */
export function PlaceFields() {
  const { t } = useLingui();
  const { values, initialValues, setFieldValue } =
    useFormikContext<Pick<OrderDetail, 'bookingMode' | 'bookingPlace'>>();
  const { bookingMode } = values;
  /** An address is no link to a meeting, nor the other way round. */
  const emptyPlace = (mode: string) =>
    void setFieldValue(
      'bookingPlace',
      mode === initialValues.bookingMode ? initialValues.bookingPlace : '',
    );
  return (
    <>
      <RadioField
        name="bookingMode"
        label={t`Where will it take place?`}
        options={[
          { value: 'onSite', label: t({ message: 'On site', context: 'option' }) },
          { value: 'remote', label: t({ message: 'Remote', context: 'option' }) },
        ]}
        onChoose={emptyPlace}
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
