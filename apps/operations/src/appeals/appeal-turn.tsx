import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppealRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';

const turns: Readonly<Record<NonNullable<AppealRow['turn']>, MessageDescriptor>> = {
  client: msg`The client’s turn`,
  supplier: msg`The supplier’s turn`,
  both: msg`Both sides’ turn`,
  staff: msg({ message: 'Our turn', context: 'turn' }),
};

/** Whose turn an appeal is and until when; nothing where nobody has to act. */
export function AppealTurn({ turn, turnUntil }: Pick<AppealRow, 'turn' | 'turnUntil'>) {
  const { i18n } = useLingui();
  if (turn === null) return null;
  return (
    <>
      <Box component="span" sx={{ fontWeight: turn === 'staff' ? 650 : 400 }}>
        {i18n._(turns[turn])}
      </Box>
      {turnUntil ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Until iso={turnUntil} />
        </Box>
      ) : null}
    </>
  );
}
