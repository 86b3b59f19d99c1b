import { randomUUID } from 'node:crypto';
import { expectDone, type Person } from './people.ts';

/** The conversation that a supplier has with the client of this posting; begun where there is none. */
export function openConversation(
  supplier: Person,
  projectReleaseInforId: string,
): Promise<{ conversationId: string }> {
  return expectDone(supplier.caller, '/communicationinterface/ceatesession', {
    projectReleaseInforId,
  });
}

export function write(
  writer: Person,
  conversationId: string,
  text: string,
): Promise<{ seq: number }> {
  return expectDone(writer.caller, '/communicationinterface/messageSending', {
    conversationId,
    messageId: randomUUID(),
    text,
  });
}
