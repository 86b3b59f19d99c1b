import { Trans, useLingui } from '@lingui/react/macro';
import type { calls } from '@tolk/contract';
import { Avatar, Button, Link as TextLink, Stack } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { plainCall } from './account-call.ts';
import { useEnter } from './enter.ts';
import { RegisterForm } from './register-form.tsx';
import { Sheet } from './sheet.tsx';
import { SignInForm, type SignInProof } from './sign-in-form.tsx';
import type { WechatBinding } from './wechat-journey.ts';
import { sayLoggedIn } from './say-logged-in.ts';

type Bind = (typeof calls)['supinterface']['wechat']['wechatBind'];

interface Props {
  binding: WechatBinding;
  wanted: string | undefined;
}

/** A WeChat that belongs to no account yet: to an existing one, or to a new one. */
export function WechatBind({ binding: { wechatTicket, nickname, avatar }, wanted }: Props) {
  const { t } = useLingui();
  const [which, setWhich] = useState<'existing' | 'new'>('existing');
  const enter = useEnter();

  async function bind(proof: SignInProof) {
    enter(await plainCall<Bind>('/supinterface/wechatBind', { wechatTicket, ...proof }), wanted);
    sayLoggedIn();
  }

  return (
    <Sheet
      layout="phone"
      title={<Trans>Which account is yours?</Trans>}
      lead={<Trans>Link WeChat to your account once. Next time, one tap logs you in.</Trans>}
      footer={
        <TextLink component={RouteLink} to="phoneLogin">
          <Trans>Back to log in</Trans>
        </TextLink>
      }
    >
      {nickname ? (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar name={nickname} src={avatar ?? undefined} size={40} />
          <span>{nickname}</span>
        </Stack>
      ) : null}
      <Stack direction="row" spacing={1} role="group" aria-label={t`Which account is yours?`}>
        <Choice chosen={which === 'existing'} onChoose={() => setWhich('existing')}>
          <Trans>I have an account</Trans>
        </Choice>
        <Choice chosen={which === 'new'} onChoose={() => setWhich('new')}>
          <Trans>Create an account</Trans>
        </Choice>
      </Stack>
      {which === 'existing' ? (
        <SignInForm layout="phone" submitLabel={<Trans>Bind and log in</Trans>} onSubmit={bind} />
      ) : (
        <RegisterForm layout="phone" wechatTicket={wechatTicket} />
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ chosen, onChoose, children }: ChoiceProps) {
  return (
    <Button
      fullWidth
      aria-pressed={chosen}
      variant={chosen ? 'contained' : 'outlined'}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}
