import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { Identity, OrganisationRole } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
import { dataOf, withKey } from './market.ts';
import { signUp, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type Calls = typeof calls.clientinterface.organisations;

/** Makes one of the calls about organisations. */
export function organisationCall<Name extends keyof Calls>(
  person: TestPerson,
  name: Name,
  body: RequestOf<Calls[Name]>,
): Promise<Answer<ResponseOf<Calls[Name]>>> {
  return person.call(`/clientinterface/${name}`, body, withKey());
}

/** The same, carried out. */
export function organisation<Name extends keyof Calls>(
  person: TestPerson,
  name: Name,
  body: RequestOf<Calls[Name]>,
): Promise<ResponseOf<Calls[Name]>> {
  return dataOf(organisationCall(person, name, body));
}

/** From now on the person acts for the organisation, or with null for themselves. */
export async function act(person: TestPerson, organisationId: string | null): Promise<void> {
  person.token = (await organisation(person, 'actFor', { organisationId })).token;
}

export interface Entered {
  token: string;
  organisationId?: string;
}

/** Logs in once more; answers the organisation that the session acts for. */
export async function signInAgain(
  tolk: TestApp,
  person: TestPerson,
  entrance: 'clientinterface' | 'supinterface',
): Promise<string | undefined> {
  const { account, password } = person;
  const session = tolk.caller().call<Entered>(`/${entrance}/login`, { account, password });
  const entered = await dataOf(session);
  person.token = entered.token;
  return entered.organisationId;
}

export interface TestOrganisation {
  organisationId: string;
  /** Founded it, with a founder's roles; acts for it. */
  founder: TestPerson;
  /** Somebody new with these roles, who acts for it. */
  join: (...roles: OrganisationRole[]) => Promise<TestPerson>;
  /** Somebody who is there becomes a member with these roles and acts for it. */
  admit: (person: TestPerson, ...roles: OrganisationRole[]) => Promise<void>;
}

/** `approvalAbove` in fen. */
export async function foundOrganisation(
  tolk: TestApp,
  {
    name = 'Nordlys Energi',
    approvalAbove = null,
    side = 'client',
  }: { name?: string; approvalAbove?: number | null; side?: Identity } = {},
): Promise<TestOrganisation> {
  const founder = await signUp(tolk, side);
  const { organisationId } = await organisation(founder, 'foundOrganisation', { name });
  await act(founder, organisationId);
  if (approvalAbove !== null) {
    await organisation(founder, 'saveOrganisation', { name, approvalAbove });
  }
  const admit = async (person: TestPerson, ...roles: OrganisationRole[]) => {
    const { token } = await organisation(founder, 'inviteMember', { roles });
    await organisation(person, 'acceptMemberInvitation', { token });
    await act(person, organisationId);
  };
  return {
    organisationId,
    founder,
    admit,
    async join(...roles) {
      const person = await signUp(tolk, side);
      await admit(person, ...roles);
      return person;
    },
  };
}
