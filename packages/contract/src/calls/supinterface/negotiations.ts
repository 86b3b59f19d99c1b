import { negotiationCalls } from '../negotiation-calls.ts';

export const supNegotiations = negotiationCalls('supinterface');
