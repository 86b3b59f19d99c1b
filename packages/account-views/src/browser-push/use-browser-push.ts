import {
  inForm,
  isCallError,
  useSupGetPushKeyQuery,
  useSupRemovePushSubscriptionMutation,
  useSupSavePushSubscriptionMutation,
} from '@tolk/api-client';
import { useEffect, useState } from 'react';
import { canBeTold, ownSubscription, subscribe, unsubscribe } from './push-browser.ts';

/** `null`: this browser can't, or the installation has no keys. */
type Standing = 'on' | 'off' | 'blocked' | null;

/** Why turning on or off failed: by the browser's push service, or what the server says. */
export type PushFailure = { by: 'service' } | { by: 'server'; message: string };

export interface BrowserPush {
  standing: Standing;
  isBusy: boolean;
  failure: PushFailure | null;
  /** To be called from a click: the browser asks then. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Whether this browser shows the person's notifications, and the switch for it. */
export function useBrowserPush(): BrowserPush {
  const [subscription, setSubscription] = useState<PushSubscription | null>();
  const [permission, setPermission] = useState(() =>
    canBeTold() ? Notification.permission : 'denied',
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PushFailure | null>(null);
  const { data } = useSupGetPushKeyQuery(
    { endpoint: subscription?.endpoint ?? null },
    { skip: subscription === undefined },
  );
  const [save] = useSupSavePushSubscriptionMutation();
  const [remove] = useSupRemovePushSubscriptionMutation();

  useEffect(() => {
    if (!canBeTold()) return;
    void ownSubscription()
      .catch(() => null)
      .then(setSubscription);
  }, []);

  async function carryOut(change: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(
        isCallError(error)
          ? { by: 'server', message: Object.values(error.fields ?? {})[0] ?? error.message }
          : { by: 'service' },
      );
    } finally {
      setBusy(false);
    }
  }

  const turnOn = () =>
    carryOut(async () => {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer !== 'granted' || !data?.key) return;
      await inForm(save(await subscribe(data.key)));
      setSubscription(await ownSubscription());
    });

  const turnOff = () =>
    carryOut(async () => {
      if (!subscription) return;
      await inForm(remove({ endpoint: subscription.endpoint }));
      await unsubscribe(subscription);
      setSubscription(null);
    });

  const isOn = data?.subscribed === true && permission === 'granted';
  const standing = permission === 'denied' ? 'blocked' : isOn ? 'on' : 'off';
  return {
    standing: canBeTold() && data?.key ? standing : null,
    isBusy,
    failure,
    turnOn,
    turnOff,
  };
}
