import { clientPeople } from '@tolk/contract/calls/clientinterface/people';
import { route } from '../../calls/route.ts';
import {
  inviteSupplier,
  inviteSuppliers,
  sentInvitations,
  withdrawInvitation,
} from '../../market/invitations/sent-invitations.ts';
import { searchSuppliers } from '../../market/people/search-suppliers.ts';
import {
  addSupplierNote,
  changeSupplierNote,
  listSupplierNotes,
} from '../../market/people/supplier-notes.ts';

export const clientPeopleRoutes = [
  route(clientPeople.searchSuppliers, searchSuppliers),
  route(clientPeople.inviteSupplier, inviteSupplier),
  route(clientPeople.inviteSuppliers, inviteSuppliers),
  route(clientPeople.withdrawPostingInvitation, withdrawInvitation),
  route(clientPeople.getSentInvitations, sentInvitations),
  route(clientPeople.getSupEvaluateList, listSupplierNotes),
  route(clientPeople.addSupEvaluate, addSupplierNote),
  route(clientPeople.setSupEvaluate, changeSupplierNote),
];
