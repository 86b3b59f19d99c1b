import { endStaffSession, onStaffSessionChange, readStaffToken } from './staff-token.ts';

type Message = { kind: 'ask' } | { kind: 'session' | 'ended'; token: string };

interface StaffTabs {
  /** The session of another tab; null where no tab has one or answers in time. */
  ask: () => Promise<string | null>;
  leave: () => void;
}

const channelName = 'tolk-staff-session';
/** Tabs that are awake answer within a few ms. */
const answerWithinMs = 300;

/**
 * Staff log in once for all tabs of a browser: a tab of the console that has no session asks the
 * others, and one that has it hands it over; they end together. Nothing is stored beyond the tabs,
 * so with the last one the token is gone (docs/adr/0018-one-staff-login-for-all-tabs.md).
 */
export function joinStaffTabs(): StaffTabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { ask: () => Promise.resolve(null), leave: () => undefined };
  }
  const channel = new BroadcastChannel(channelName);
  let known = readStaffToken();
  const stop = onStaffSessionChange((token) => {
    if (token === null && known !== null) say(channel, { kind: 'ended', token: known });
    known = token;
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(channel, data));
  return {
    ask: () => answerFrom(channel),
    leave: () => {
      stop();
      channel.close();
    },
  };
}

function say(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(message);
}

function hear(channel: BroadcastChannel, message: Message): void {
  const token = readStaffToken();
  if (message.kind === 'ask' && token !== null) say(channel, { kind: 'session', token });
  if (message.kind === 'ended') endStaffSession(message.token);
}

function answerFrom(channel: BroadcastChannel): Promise<string | null> {
  return new Promise((resolve) => {
    const answered = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'session') done(data.token);
    };
    const done = (token: string | null) => {
      clearTimeout(timer);
      channel.removeEventListener('message', answered);
      resolve(token);
    };
    const timer = setTimeout(done, answerWithinMs, null);
    channel.addEventListener('message', answered);
    say(channel, { kind: 'ask' });
  });
}
