import { negotiationCalls } from '../negotiation-calls.ts';

export const clientNegotiations = negotiationCalls('clientinterface');
