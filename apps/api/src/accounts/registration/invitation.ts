import { pathTo } from '@tolk/contract/routes';
import { product } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { invalidFields } from '../../calls/refusal.ts';
import { countInvited, findByInvitationCode } from '../login/account-repository.ts';
import type { Person } from '../../persons/person-repository.ts';
import { ownPerson } from '../identity/own-person.ts';

/** One's own code (`yqm`), the sign-up page with it, and how many came that way. */
export async function ownInvitation(
  context: CallContext,
): Promise<{ yqm: string; link: string; invited: number }> {
  const { db, config } = context.deps;
  const { id, own_invitation_code: yqm } = await ownPerson(context);
  const link = config.publicUrl + pathTo('register', { yqm });
  return { yqm, link, invited: await countInvited(db, id) };
}

/** Whose code it is; null without one. Throws 422 at the field `yqm` for a code that nobody has. */
export async function inviterOf(db: Queryable, yqm: string | undefined): Promise<Person | null> {
  const code = yqm?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const inviter = await findByInvitationCode(db, code);
  return (
    inviter ??
    invalidFields({
      yqm: {
        en: 'This invitation code does not exist. Check it, or leave the field empty.',
        zh: '邀请码不存在，请核对后重填，或留空。',
      },
    })
  );
}

/** Tells the inviter who came, by the masked name that everybody starts with. */
export async function thankInviter(
  tx: Tx,
  { jobs }: Pick<Dependencies, 'jobs'>,
  inviter: Person,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  const identity = inviter.identity ?? 'client';
  await notify(tx, jobs, {
    personId: inviter.id,
    identity,
    kind: 'invitationUsed',
    title: { en: 'Your invitation was accepted', zh: '您的邀请已被接受' },
    text: {
      en: `${name} signed up at ${product.name} with your invitation code.`,
      zh: `${name} 已通过您的邀请码注册${product.nameChinese}。`,
    },
    path: pathTo(identity === 'client' ? 'clientSettings' : 'supplierSettings'),
    at,
  });
}
