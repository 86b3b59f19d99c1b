import { useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import { Box, formWidth } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { closedPositions } from '@tolk/domain';
import { useState } from 'react';
import { choicesOf, useOwnPostings } from '../../postings/use-posting-choices.ts';

interface ForProjectProps {
  /** The project that the order is for; null where it is for none. */
  value: string | null;
  /** What `value` is called, once it is known: an invitation leads here from a closed project too. */
  name: string | undefined;
  onChange: (postingId: string | null) => void;
}

/** Ties an order to one of the client's open projects; nothing where they have none. */
export function ForProject({ value, name, onChange }: ForProjectProps) {
  const { t } = useLingui();
  const postings = useOwnPostings();
  const [openedAt] = useState(serverNow);
  const open = choicesOf(
    postings.filter(
      ({ projectStatus, deadline }) =>
        !closedPositions.includes(projectStatus) && Date.parse(deadline) > openedAt,
    ),
  );
  const isListed = value === null || open.some((choice) => choice.value === value);
  const options = isListed ? open : [...open, { value, label: name ?? '' }];
  if (options.length === 0) return null;
  return (
    <Box sx={{ maxWidth: formWidth, mb: 3 }}>
      <SelectInput
        label={t({ message: 'For project', context: 'field' })}
        placeholder={t({ message: 'No project', context: 'placeholder' })}
        hint={t`A project fills in the form with its terms, and the order belongs to it.`}
        options={options}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}
