/**
 * How fast a document was to the person in front of it: largest contentful paint, interaction to next
 * paint, time to first byte (ms), and cumulative layout shift (no unit).
 */
export const webVitals = ['LCP', 'INP', 'TTFB', 'CLS'] as const;
export type WebVital = (typeof webVitals)[number];

/** By the width of the window. */
export const deviceClasses = ['phone', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
