import { LoginPage } from '../account/login-page.tsx';

/** Log in on a desktop. */
export function Screen() {
  return <LoginPage layout="desktop" />;
}
