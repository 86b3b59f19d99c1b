import { RegisterPage } from '../account/register-page.tsx';

/** Sign up on a phone. */
export function Screen() {
  return <RegisterPage layout="phone" />;
}
