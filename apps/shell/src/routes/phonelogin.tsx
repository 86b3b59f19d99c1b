import { LoginPage } from '../account/login-page.tsx';

/** Log in on a phone. */
export function Screen() {
  return <LoginPage layout="phone" />;
}
