import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SentenceGap } from '@tolk/i18n';
import { Fragment, useId, type ReactNode } from 'react';
import { AvailableFrom } from '../AvailableFrom/AvailableFrom.tsx';
import { Whose } from '../Whose/Whose.tsx';
import { useNowAt } from '../clock/use-now-at.ts';

export interface BarAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly enabled: boolean;
  /** Why it is off, in the reader's language. */
  readonly reason?: string | undefined;
  /** When it will be on, ISO 8601: from then on it is, also on a screen that was read before. */
  readonly availableAt?: string | undefined;
  /** `main` is the one to take next, `danger` ends something; the others step back. */
  readonly rank?: 'main' | 'other' | 'danger';
  readonly icon?: ReactNode;
  /** What pressing it does, as a sentence, where the label doesn't say it all. */
  readonly hint?: string;
}

interface ActionBarProps {
  actions: readonly BarAction[];
  /** Whose they are, where several bars stand on a screen: part of each button's name. */
  of?: string | undefined;
}

const looks = {
  main: { variant: 'contained', color: 'secondary' },
  other: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

/** What may be done with something; a button that is off says why and from when on it will be possible. */
export function ActionBar({ actions: given, of: whose }: ActionBarProps) {
  const id = useId();
  const actions = useByNow(given);
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
            {whose === undefined ? null : <Whose name={whose} />}
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
          {availableAt ? <AvailableFrom iso={availableAt} /> : null}
        </Box>
      ))}
    </Box>
  );
}

/** The actions with those on whose moment has come since they were read. */
function useByNow(actions: readonly BarAction[]): readonly BarAction[] {
  const now = useNowAt(actions.flatMap(({ availableAt }) => availableAt ?? []));
  return actions.map((action) =>
    action.availableAt !== undefined && Date.parse(action.availableAt) <= now
      ? { ...action, enabled: true }
      : action,
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
