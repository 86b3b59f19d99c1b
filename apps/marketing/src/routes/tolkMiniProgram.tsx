import { MiniProgram } from '../features/mini-program/mini-program.tsx';
import { Page } from '../site/page.tsx';

/** The mini-program in WeChat. */
export function Screen() {
  return (
    <Page>
      <MiniProgram />
    </Page>
  );
}
