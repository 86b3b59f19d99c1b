import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Behind the words of a button: whose it is, for screen readers, where several of one name stand on a screen. */
export function Whose({ name }: { name: string }) {
  return <VisuallyHidden> ({name})</VisuallyHidden>;
}
