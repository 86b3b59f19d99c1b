import { createHash } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import { addressFault, addressSkeleton, holdsContact, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import {
  fieldTexts,
  requireNoFaults,
  visibleText,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { invalidFields } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { isMasked } from '../../accounts/identity/account-name.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { listOutputs } from '../profile/output-repository.ts';
import { findSupplierProfile } from '../profile/profile-repository.ts';
import { publicTexts } from './public-texts.ts';
import {
  closePublicProfile,
  countAddresses,
  findAddress,
  findPublicProfile,
  respellAddress,
  takeAddress,
  writePublicProfile,
} from './public-profile-repository.ts';

type Calls = typeof calls.supinterface.directory;
type Form = RequestOf<Calls['setPublicProfile']>;
type PublicProfile = ResponseOf<Calls['getPublicProfile']>;

export function ownPublicProfile({ deps, personId }: CallContext): Promise<PublicProfile> {
  return present(deps.db, personId, deps.config.publicUrl);
}

/** Throws 422 with the fields at fault. */
export async function setPublicProfile(form: Form, context: CallContext): Promise<PublicProfile> {
  const { deps, personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    invalidate(tx, personId, ['PublicProfile']);
    if (form.open) await show(tx, form, context);
    else await closePublicProfile(tx, personId, now);
    return present(tx, personId, deps.config.publicUrl);
  });
}

/** What finds an address and all that look like it, without telling it. */
export function addressKey(address: string): string {
  return createHash('sha256').update(addressSkeleton(address)).digest('hex');
}

async function show(tx: Tx, form: Form, { personId, now }: CallContext): Promise<void> {
  const before = await findPublicProfile(tx, personId);
  requireNoFaults({ ...textFaults(form), ...(await standingFaults(tx, personId)) });
  await keepAddress(tx, form.address, personId);
  await writePublicProfile(tx, {
    person_id: personId,
    is_open: true,
    address: form.address,
    headline: form.headline.trim(),
    agreed_at: before?.agreed_at ?? now,
    changed_at: now,
    // A form that does not name past work agrees to none.
    shows_work: form.showsWork ?? (before?.is_open === true && before.shows_work),
  });
}

function textFaults({ address, headline }: Form): FieldFaults {
  const fault = addressFault(address);
  const said = visibleText(headline);
  return {
    ...(fault === null ? {} : { address: publicTexts[fault] }),
    ...(said.length < limits.publicProfile.headline.min ? { headline: publicTexts.headline } : {}),
    ...(holdsContact(said) ? { headline: fieldTexts.publicContact } : {}),
  };
}

/** A masked account is no name; everybody includes clients; without a language pair nothing is offered. */
async function standingFaults(tx: Tx, personId: string): Promise<FieldFaults> {
  if (isMasked(await nameOf(tx, personId))) return { open: publicTexts.noName };
  const profile = await findSupplierProfile(tx, personId);
  if (profile?.findable !== true) return { open: publicTexts.notFindable };
  const outputs = await listOutputs(tx, personId);
  return outputs.length === 0 ? { open: publicTexts.noPair } : {};
}

async function keepAddress(tx: Tx, address: string, personId: string): Promise<void> {
  const key = addressKey(address);
  const known = await findAddress(tx, key);
  if (known?.person_id === personId) {
    if (known.address !== address) await respellAddress(tx, key, address);
    return;
  }
  if (known !== undefined) invalidFields({ address: publicTexts.taken });
  if ((await countAddresses(tx, personId)) >= limits.publicProfile.addresses)
    invalidFields({ address: publicTexts.usedUp });
  const owner = await takeAddress(tx, { key, address, person_id: personId });
  if (owner !== personId) invalidFields({ address: publicTexts.taken });
}

async function present(db: Queryable, personId: string, publicUrl: string): Promise<PublicProfile> {
  const profile = await findPublicProfile(db, personId);
  const supplier = await findSupplierProfile(db, personId);
  const linkBase = `${publicUrl}${pathTo('supplierPage')}/`;
  const open = profile?.is_open ?? false;
  const address = profile?.address ?? '';
  return {
    open,
    address,
    headline: profile?.headline ?? '',
    showsWork: profile?.shows_work ?? true,
    link: open ? linkBase + address : null,
    linkBase,
    findable: supplier?.findable ?? false,
  };
}
