import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Flag, Id, ListOf, Page } from '../../schemas/base.ts';
import { ListedSupplier, SupplierList, supplierListName } from '../../schemas/supplier-list.ts';

/** Suppliers whom a client keeps in named lists. */
export const clientLists = {
  getSupplierLists: defineCall({
    path: '/clientinterface/getSupplierLists',
    access: 'client',
    organisation: 'read',
    summary: 'The caller’s lists of suppliers, and which of them hold the one named.',
    request: Type.Object({ supUserId: Type.Optional(Id) }),
    response: Type.Array(SupplierList),
    idempotency: 'none',
  }),
  getListedSuppliers: defineCall({
    path: '/clientinterface/getListedSuppliers',
    access: 'client',
    organisation: 'read',
    summary: 'The suppliers of one list, those added last first.',
    request: Type.Object({ ...Page, supplierListId: Id }),
    response: ListOf(ListedSupplier),
    idempotency: 'none',
  }),
  saveSupplierList: defineCall({
    path: '/clientinterface/saveSupplierList',
    access: 'client',
    organisation: 'ask',
    summary: 'Create a list of suppliers, or give one another name.',
    request: Type.Object({ supplierListId: Type.Optional(Id), name: supplierListName }),
    response: SupplierList,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  delSupplierList: defineCall({
    path: '/clientinterface/delSupplierList',
    access: 'client',
    organisation: 'ask',
    summary: 'Delete a list; the suppliers in it are not told.',
    request: Type.Object({ supplierListId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  setSupplierListed: defineCall({
    path: '/clientinterface/setSupplierListed',
    access: 'client',
    organisation: 'ask',
    summary: 'Put a supplier into a list, or take them out.',
    request: Type.Object({ supplierListId: Id, supUserId: Id, listed: Flag }),
    response: SupplierList,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
};
