import { LoginPage } from '../account/login-page.tsx';
import { WechatButton } from '../account/wechat-button.tsx';

/** Log in on a phone. */
export function Screen() {
  return <LoginPage layout="phone" first={<WechatButton />} />;
}
