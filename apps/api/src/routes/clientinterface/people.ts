import { clientPeople } from '@tolk/contract/calls/clientinterface/people';
import { route } from '../../route.ts';
import { inviteSupplier, sentInvitations } from '../../services/invitations/sent-invitations.ts';

export const clientPeopleRoutes = [
  route(clientPeople.inviteSupplier, inviteSupplier),
  route(clientPeople.getSentInvitations, sentInvitations),
];
