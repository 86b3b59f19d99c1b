import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { userSides, userSorts, type UserMark, type UserSide, type UserSort } from '@tolk/domain';
import { sideLabels } from '@tolk/labels';
import type { Sorting } from '../../records/sort-head.tsx';
import { useUserMarks } from './use-user-marks.ts';

interface Choices {
  side: UserSide | undefined;
  mark: UserMark | undefined;
}

interface UserFiltersProps extends Choices {
  sorting: Sorting<UserSort>;
  onChange: (changes: Partial<Record<keyof Choices, string | undefined>>) => void;
}

/** Side, marks and order of the users. */
export function UserFilters({ side, mark, sorting, onChange }: UserFiltersProps) {
  const { t, i18n } = useLingui();
  const offered = useUserMarks();
  const all = t({ message: 'All', context: 'placeholder' });
  const sorts: Readonly<Record<UserSort, string>> = {
    newest: t({ message: 'Newest first', context: 'option' }),
    oldest: t({ message: 'Oldest first', context: 'option' }),
    seen: t({ message: 'Last active first', context: 'option' }),
    name: t({ message: 'By name', context: 'option' }),
  };
  const marks: Readonly<Record<UserMark, string>> = {
    watched: t({ message: 'Watched', context: 'status' }),
    fraud: t`Open signs of fraud`,
  };
  return (
    <>
      <SelectInput
        label={t({ message: 'Side', context: 'column' })}
        placeholder={all}
        options={userSides.map((value) => ({
          value,
          label:
            value === 'both'
              ? t({ message: 'Both sides', context: 'option' })
              : i18n._(sideLabels[value]),
        }))}
        value={side ?? null}
        onChange={(value) => onChange({ side: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Mark', context: 'field' })}
        placeholder={all}
        options={offered.map((value) => ({ value, label: marks[value] }))}
        value={mark ?? null}
        onChange={(value) => onChange({ mark: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Sort', context: 'field' })}
        options={userSorts.map((value) => ({ value, label: sorts[value] }))}
        value={sorting.value ?? null}
        onChange={(value) => sorting.onChange(value ?? undefined)}
      />
    </>
  );
}
