import { Trans, useLingui } from '@lingui/react/macro';
import type { FraudCase } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { placeLabels } from './fraud-labels.ts';

export interface SignProps extends Pick<FraudCase, 'members'> {
  sign: FraudCase['signs'][number];
}

/** The texts that a sign was found in: where, when, by whom, to whom, and the words around it. */
export function SignEvidence({ sign: { evidence, personIds }, members }: SignProps) {
  const { i18n } = useLingui();
  const nameOf = (id: string) => members.find(({ personId }) => personId === id)?.name ?? '';
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {evidence.map(({ place, personId, toName, time, excerpt }) => {
        const by = nameOf(personId);
        return (
          <li key={`${place} ${time} ${toName ?? ''} ${excerpt}`}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {i18n._(placeLabels[place])} · <DateTime iso={time} />
              {personIds.length > 1 ? <> · {by}</> : null}
              {' · '}
              {toName === null ? (
                <Trans context="reader of a text">for everybody</Trans>
              ) : (
                <Trans context="reader of a text">to {toName}</Trans>
              )}
            </Box>
            <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{excerpt}</Box>
          </li>
        );
      })}
    </Box>
  );
}
