import { useLazySupGetWsgrxxtxJSQuery } from '@tolk/api-client';
import { useState } from 'react';
import type { Obstacle } from './obstacle.ts';

/**
 * Asks the server whether the profile is complete enough to take orders and be paid before going on
 * (docs/product/rules.md#completeness). `obstacle` is what an `ObstacleDialog` shows otherwise.
 */
export function useSettlingCheck() {
  const [check] = useLazySupGetWsgrxxtxJSQuery();
  const [obstacle, setObstacle] = useState<Obstacle>();

  async function ifComplete(goOn: () => void): Promise<void> {
    const { data } = await check({});
    if (data?.result === false) setObstacle({ page: data.type ?? 'information', text: data.msg });
    else goOn();
  }

  return { ifComplete, obstacle, dismiss: () => setObstacle(undefined) };
}
