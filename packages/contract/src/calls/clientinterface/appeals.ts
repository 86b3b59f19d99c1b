import { appealCalls } from '../appeal-calls.ts';

/** Appeals, as a client sees them. */
export const clientAppeals = appealCalls('clientinterface');
