import {
  inForm,
  useSupBindMailboxActiveCodeMutation,
  useSupBindMobilePhoneActiveCodeMutation,
  useSupChangeEmailActiveCodeMutation,
  useSupChangePhoneActiveCodeMutation,
} from '@tolk/api-client';
import type { ContactChannel } from '@tolk/domain';

/** The calls that send codes: to a contact that the account has, and to one that it is to get. */
export function useCodeCalls() {
  const [toOldEmail] = useSupChangeEmailActiveCodeMutation();
  const [toOldPhone] = useSupChangePhoneActiveCodeMutation();
  const [toNewEmail] = useSupBindMailboxActiveCodeMutation();
  const [toNewPhone] = useSupBindMobilePhoneActiveCodeMutation();
  return {
    confirm: (channel: ContactChannel) =>
      inForm((channel === 'email' ? toOldEmail : toOldPhone)({})),
    prove: (channel: ContactChannel, address: string, verification: string | undefined) => {
      const passed = verification === undefined ? {} : { verification };
      return channel === 'email'
        ? inForm(toNewEmail({ email: address, ...passed }))
        : inForm(toNewPhone({ phone: address, ...passed }));
    },
  };
}
