import { appealCalls } from '../appeal-calls.ts';

/** Appeals, as a supplier sees them. */
export const supAppeals = appealCalls('supinterface');
