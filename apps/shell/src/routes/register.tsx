import { RegisterPage } from '../account/register-page.tsx';

/** Sign up on a desktop. */
export function Screen() {
  return <RegisterPage layout="desktop" />;
}
