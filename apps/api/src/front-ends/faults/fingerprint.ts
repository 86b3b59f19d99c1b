import { hash } from 'node:crypto';
import type { FaultKind, FrontEnd } from '@tolk/domain';
import { ownFrame } from './own-frames.ts';

interface Fault {
  remote: FrontEnd;
  kind: FaultKind;
  message: string;
  stack: string;
}

/**
 * The same for the same fault in every release: figures in its words and the hashes of its chunk differ
 * from one to the next, and so do the positions in it.
 */
export function fingerprintOf({ remote, kind, message, stack }: Fault): string {
  // What was not downloaded is named in the words; where that was noticed says nothing.
  const chunk = kind === 'download' ? '' : chunkOf(stack);
  return hash('sha256', JSON.stringify([remote, kind, withoutFigures(message), chunk]), 'hex');
}

function chunkOf(stack: string): string {
  for (const line of stack.split('\n')) {
    const frame = ownFrame(line);
    if (frame !== undefined) return withoutFigures(frame.file);
  }
  return '';
}

function withoutFigures(text: string): string {
  return text.replace(/[\da-f]{8,}/gi, '#').replace(/\d+/g, '#');
}
