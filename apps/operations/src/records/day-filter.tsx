import { useLingui } from '@lingui/react/macro';
import { Box, TextInput } from '@tolk/design-system';
import type { ReactNode } from 'react';

/** Days in Shanghai, both included; either may be left open. */
export interface Days {
  from?: string;
  to?: string;
}

/** One of them, or that there is none any more. */
type Changes = Partial<Record<keyof Days, string | undefined>>;

interface DayFilterProps {
  days: Days;
  onChange: (changes: Changes) => void;
}

/** The first and the last day of what a list shows. */
export function DayFields({ days: { from, to }, onChange }: DayFilterProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t({ message: 'First day', context: 'field' })}
        type="date"
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextInput
        label={t({ message: 'Last day', context: 'field' })}
        type="date"
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </>
  );
}

interface DayFilterBarProps extends DayFilterProps {
  /** How the list is sorted. */
  children: ReactNode;
}

/** The same above a list that has no other filters beside its words. */
export function DayFilter({ children, ...props }: DayFilterBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '0 1 180px' } }}>
      <DayFields {...props} />
      {children}
    </Box>
  );
}

/** The days of an address; what the calendar does not have is left out. */
export function daysIn(text: (key: 'from' | 'to') => string | undefined): Days {
  const from = dayOf(text('from'));
  const to = dayOf(text('to'));
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function dayOf(text: string | undefined): string | undefined {
  const at = Date.parse(`${text ?? ''}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text;
}
