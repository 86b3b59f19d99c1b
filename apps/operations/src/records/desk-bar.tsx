import { Trans } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Box } from '@tolk/design-system';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import { useState, type ReactNode } from 'react';
import type { KeyedAction } from '../keys/decision-keys.ts';

/** What the server says of an action on a record. */
interface AllowedAction<Action> extends Pick<BarAction, 'enabled' | 'reason' | 'availableAt'> {
  action: Action;
}

/** A button for an action, as a desk shows it. */
export interface OfferedAction<Action> extends Pick<
  KeyedAction,
  'key' | 'label' | 'rank' | 'shortcut' | 'onChoose'
> {
  action: Action;
  /** Left out where it would say nothing. */
  fits?: boolean;
}

/** The buttons of what the server allows now, in the order offered. */
export function allowedButtons<Action>(
  offered: readonly OfferedAction<Action>[],
  allowed: readonly AllowedAction<Action>[],
): KeyedAction[] {
  return offered.flatMap(({ action, fits = true, ...button }) => {
    const state = allowed.find((one) => one.action === action);
    if (state === undefined || !fits) return [];
    const { enabled, reason, availableAt } = state;
    return [{ ...button, enabled, reason, availableAt }];
  });
}

/** Acts on a record that colleagues may have acted on since it was read. */
export function useDeskActs() {
  const [isOvertaken, setOvertaken] = useState(false);
  const act = (carryOut: () => { unwrap: () => Promise<unknown> }) => () => {
    setOvertaken(false);
    carryOut()
      .unwrap()
      .catch((error: unknown) => {
        if (isCallError(error) && error.code === errorCodes.conflict) setOvertaken(true);
      });
  };
  return { isOvertaken, act };
}

interface DeskBarProps {
  actions: readonly BarAction[];
  isOvertaken?: boolean;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** What may be done about a record now; what a colleague did first is said. */
export function DeskBar({ actions, isOvertaken = false, children }: DeskBarProps) {
  return (
    <Box sx={{ mb: 3 }}>
      {isOvertaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <Trans>Someone else has already dealt with this. Your change was not saved.</Trans>
        </Alert>
      ) : null}
      <ActionBar actions={actions} />
      {children}
    </Box>
  );
}
