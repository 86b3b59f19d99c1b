import { limits } from '@tolk/domain';
import { useState } from 'react';

export interface Invitee {
  supUserId: string;
  supUserName: string;
}

/** Suppliers who are to be invited together, chosen over pages and filters. */
export interface Invitees {
  chosen: readonly Invitee[];
  full: boolean;
  holds: (supUserId: string) => boolean;
  toggle: (supplier: Invitee) => void;
  clear: () => void;
}

export function useInvitees(): Invitees {
  const [chosen, setChosen] = useState<readonly Invitee[]>([]);
  const holds = (id: string) => chosen.some(({ supUserId }) => supUserId === id);
  return {
    chosen,
    full: chosen.length >= limits.invitation.atOnce,
    holds,
    toggle: ({ supUserId, supUserName }) =>
      setChosen(
        holds(supUserId)
          ? chosen.filter((one) => one.supUserId !== supUserId)
          : [...chosen, { supUserId, supUserName }],
      ),
    clear: () => setChosen([]),
  };
}
