import { clientPeople } from '@tolk/contract/calls/clientinterface/people';
import { route } from '../../route.ts';
import { inviteSupplier, sentInvitations } from '../../services/invitations/sent-invitations.ts';
import { searchSuppliers } from '../../services/people/search-suppliers.ts';
import {
  addSupplierNote,
  changeSupplierNote,
  listSupplierNotes,
} from '../../services/people/supplier-notes.ts';

export const clientPeopleRoutes = [
  route(clientPeople.searchSuppliers, searchSuppliers),
  route(clientPeople.inviteSupplier, inviteSupplier),
  route(clientPeople.getSentInvitations, sentInvitations),
  route(clientPeople.getSupEvaluateList, listSupplierNotes),
  route(clientPeople.addSupEvaluate, addSupplierNote),
  route(clientPeople.setSupEvaluate, changeSupplierNote),
];
