import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetTestPersonQuery } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OfflineTestValues } from './offline-test-values.ts';

/** How long typing may pause before the account is looked up, in ms. */
const pause = 400;

/** An address or number that may be whole by now. */
const wholeAccount = /^(\S+@\S+\.\S{2,}|[\d\s()+.-]{7,})$/;

/** Who was tested: the account, whose it is, and a member of their team if they have one. */
export function TestedPerson() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<OfflineTestValues>();
  const account = useSettled(values.account.trim(), () => void setFieldValue('teamMemberId', null));
  const { currentData: person, isFetching } = useOpsGetTestPersonQuery(
    { account },
    { skip: !wholeAccount.test(account) },
  );
  const members = person?.teamMembers ?? [];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <TextField
          name="account"
          label={t({ message: 'Account', context: 'field' })}
          hint={t`The supplier’s phone or e-mail.`}
          maxLength={limits.account.max}
          autoComplete="off"
          required
        />
        <Box role="status" sx={{ typography: 'body2' }}>
          {person ? <Trans>Account of {person.personName}</Trans> : null}
          {person === null && !isFetching ? <Trans>No such account.</Trans> : null}
        </Box>
      </Box>
      {members.length > 0 ? (
        <SelectField
          name="teamMemberId"
          label={t`Member of the team`}
          hint={t`Leave empty if the account owner was tested.`}
          options={members.map(({ teamMemberId, name }) => ({ value: teamMemberId, label: name }))}
        />
      ) : null}
    </>
  );
}

/** A text once typing pauses; `onMove` hears that it became another one. */
function useSettled(text: string, onMove: () => void): string {
  const [settled, setSettled] = useState(text);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => {
      setSettled(text);
      move();
    }, pause);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
