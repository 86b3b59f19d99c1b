import { Link as TextLink } from '@tolk/design-system';
import type { StaffRoom } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useMayEnter } from './use-may-enter.ts';

/** The screen of one record in each room that has such a screen. */
const details = {
  orders: (id: string) => ({ to: 'staffOrder', params: { id } }) as const,
  appeals: (id: string) => ({ to: 'staffAppeal', params: { id } }) as const,
  settlements: (id: string) => ({ to: 'settlement', params: { id } }) as const,
  users: (personId: string) => ({ to: 'user', params: { personId } }) as const,
} satisfies Partial<Record<StaffRoom, (id: string) => object>>;

interface RoomLinkProps {
  room: keyof typeof details;
  id: string;
  /** `always` amid a text, where colour alone would not tell it apart. */
  underline?: 'always' | 'hover';
  children: ReactNode;
}

/** A link to a record of another room; plain text for a role that may not enter it. */
export function RoomLink({ room, id, underline = 'hover', children }: RoomLinkProps) {
  const mayEnter = useMayEnter();
  if (!mayEnter(room)) return children;
  return (
    <TextLink component={RouteLink} {...details[room](id)} underline={underline}>
      {children}
    </TextLink>
  );
}
