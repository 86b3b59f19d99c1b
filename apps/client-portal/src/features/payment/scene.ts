/** Where a payment is made: a phone is led to the provider's app, anything else shows a code to scan. */
export type Scene = 'desktop' | 'phone';

/** The device rules of spec section 2: Android and iOS are phones. */
export function sceneOf(userAgent: string): Scene {
  return /Android|iPhone|iPad|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}
