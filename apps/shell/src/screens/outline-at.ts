import { routeAt, type Outline } from '@tolk/contract/routes';

/** What the screen at this path looks like while it loads. */
export function outlineAt(path: string): Outline {
  return routeAt(path)?.outline ?? 'list';
}
