import { endStaffSession, readStaffToken } from './staff-token.ts';
import { endSession, readToken } from './token.ts';

interface SessionOfPath {
  read: () => string | null;
  end: (sent: string | null) => void;
}

const person: SessionOfPath = { read: readToken, end: endSession };
const staff: SessionOfPath = { read: readStaffToken, end: endStaffSession };

/** Whose token a call carries: the staff's for operations, the person's for everything else. */
export function sessionOfPath(path: string): SessionOfPath {
  return path.startsWith('/opsinterface/') ? staff : person;
}
