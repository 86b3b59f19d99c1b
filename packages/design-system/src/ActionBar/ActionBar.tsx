import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SentenceGap } from '@tolk/i18n';
import { Fragment, useId, type ReactNode } from 'react';
import { Deadline } from '../Deadline/Deadline.tsx';

export interface BarAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly enabled: boolean;
  /** Why it is off, in the reader's language. */
  readonly reason?: string | undefined;
  /** When it will be on, ISO 8601. */
  readonly availableAt?: string | undefined;
  /** `main` is the one to take next, `danger` ends something; the others step back. */
  readonly rank?: 'main' | 'other' | 'danger';
  readonly icon?: ReactNode;
  /** What pressing it does, as a sentence, where the label doesn't say it all. */
  readonly hint?: string;
}

const looks = {
  main: { variant: 'contained', color: 'secondary' },
  other: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

/** What may be done with something; a button that is off says why and from when on it will be possible. */
export function ActionBar({ actions }: { actions: readonly BarAction[] }) {
  const id = useId();
  const reasons = reasonsOf(actions);
  const reasonId = (key: string) => {
    const at = reasons.findIndex(({ of }) => of.some((action) => action.key === key));
    return at === -1 ? undefined : `${id}-${at}`;
  };
  if (actions.length === 0) return null;
  return (
    <Box data-print="no">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {actions.map(({ key, label, onChoose, enabled, rank = 'other', icon, hint }) => (
          <Button
            key={key}
            {...looks[enabled ? rank : 'other']}
            disabled={!enabled}
            title={hint}
            aria-describedby={reasonId(key)}
            onClick={onChoose}
            startIcon={icon}
          >
            {label}
          </Button>
        ))}
      </Box>
      {reasons.map(({ reason, availableAt, of }, at) => (
        <Box
          key={`${reason} ${availableAt ?? ''}`}
          id={`${id}-${at}`}
          sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}
        >
          {of.map(({ key, label }, place) => (
            <Fragment key={key}>
              {place === 0 ? null : ' / '}
              {label}
            </Fragment>
          ))}{' '}
          · {reason}
          <SentenceGap />
          {availableAt ? (
            <Trans context="action">
              Possible <Deadline iso={availableAt} />.
            </Trans>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

interface Reason extends Pick<BarAction, 'availableAt'> {
  reason: string;
  of: readonly BarAction[];
}

/** Why actions are off; what holds for several is said once. */
function reasonsOf(actions: readonly BarAction[]): readonly Reason[] {
  return actions.reduce<readonly Reason[]>((said, action) => {
    const { enabled, reason, availableAt } = action;
    if (enabled || !reason) return said;
    const same = said.find((one) => one.reason === reason && one.availableAt === availableAt);
    return same === undefined
      ? [...said, { reason, availableAt, of: [action] }]
      : said.map((one) => (one === same ? { ...one, of: [...one.of, action] } : one));
  }, []);
}
