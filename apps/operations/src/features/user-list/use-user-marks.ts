import { userMarks, type UserMark } from '@tolk/domain';
import { useCan } from '../../staff-access/use-can.ts';

/** Marks by which whoever is signed in may narrow the users down. */
export function useUserMarks(): UserMark[] {
  const can = useCan();
  return userMarks.filter((mark) => mark !== 'fraud' || can('moderation'));
}
