import { Box } from '@tolk/design-system';
import type { KeyboardEvent, ReactNode } from 'react';

export interface TypedOption {
  key: string;
  label: ReactNode;
  choose: () => void;
}

interface OptionListProps {
  id: string;
  label: string;
  options: readonly TypedOption[];
  active: number;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** What the typed word may become, above the field that keeps the focus. */
export function OptionList({ id, label, options, active }: OptionListProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      sx={{
        maxHeight: 220,
        overflowY: 'auto',
        mx: 1,
        mt: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {options.map(({ key, label: content, choose }, index) => (
        <Box
          key={key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={(option: HTMLElement | null) => {
            if (index === active) option?.scrollIntoView?.({ block: 'nearest' });
          }}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            choose();
          }}
          sx={{
            px: 1.5,
            py: 1,
            cursor: 'pointer',
            typography: 'body2',
            bgcolor: index === active ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}

interface Keys {
  options: readonly TypedOption[];
  active: number;
  move: (to: number) => void;
  close: () => void;
}

/** Arrows go through the list, Enter and Tab choose, Escape closes; true: the key is used up. */
export function onOptionKey(
  { key }: KeyboardEvent,
  { options, active, move, close }: Keys,
): boolean {
  if (options.length === 0) return false;
  if (key === 'ArrowDown') move((active + 1) % options.length);
  else if (key === 'ArrowUp') move((active + options.length - 1) % options.length);
  else if (key === 'Enter' || key === 'Tab') options[active]?.choose();
  else if (key === 'Escape') close();
  else return false;
  return true;
}
