import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SentenceGap } from '@tolk/i18n';
import { Fragment, useId } from 'react';
import { AvailableFrom } from '../AvailableFrom/AvailableFrom.tsx';
import { Whose } from '../Whose/Whose.tsx';
import { useNowAt } from '../clock/use-now-at.ts';
import type { BarAction } from './bar-action.ts';
import { MoreMenu } from './MoreMenu.tsx';

interface ActionBarProps {
  actions: readonly BarAction[];
  /** Whose they are, where several bars stand on a screen: part of each button's name. */
  of?: string | undefined;
}

const looks = {
  main: { variant: 'contained', color: 'secondary' },
  other: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  rest: { variant: 'outlined', color: 'primary' },
} as const;
/** Where several bars stand on a screen, none of them has its one call to action. */
const amongOthers = { ...looks, main: { variant: 'contained', color: 'primary' } } as const;

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
  const rest = actions.filter(({ rank }) => rank === 'rest');
  // A menu of one would only take a click more.
  const inMenu = rest.length > 1 ? rest : [];
  const look = whose === undefined ? looks : amongOthers;
  return (
    <Box data-print="no">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {without(actions, inMenu).map(
          ({ key, label, onChoose, enabled, rank = 'other', icon, hint }) => (
            <Button
              key={key}
              {...look[enabled ? rank : 'other']}
              disabled={!enabled}
              title={hint}
              aria-describedby={reasonId(key)}
              onClick={onChoose}
              startIcon={icon}
            >
              {label}
              {whose === undefined ? null : <Whose name={whose} />}
            </Button>
          ),
        )}
        {inMenu.length === 0 ? null : <MoreMenu actions={inMenu} of={whose} reasonId={reasonId} />}
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

function without(actions: readonly BarAction[], left: readonly BarAction[]): readonly BarAction[] {
  return actions.filter((action) => !left.includes(action));
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
