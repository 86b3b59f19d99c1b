import { RegisterPage } from '../account/register-page.tsx';
import { WechatButton } from '../account/wechat-button.tsx';

/** Sign up on a phone. */
export function Screen() {
  return <RegisterPage layout="phone" first={<WechatButton />} />;
}
