import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Line, Nullable, Timestamp, Url } from './base.ts';
import { OutputRow } from './profile.ts';
import { PassedTest, SupplierFigures } from './resume.ts';

export const supplierListName = Line(limits.supplierList.name, 1);

/** Suppliers whom a client keeps together under a name; private to the client. */
export const SupplierList = Type.Object({
  supplierListId: Id,
  name: Type.String(),
  suppliers: Count,
  /** Whether the supplier that was asked about is in it. */
  holds: Flag,
});
export type SupplierList = Static<typeof SupplierList>;

export const ListedSupplier = Type.Object({
  supUserId: Id,
  supUserName: Type.String(),
  supUserAvatar: Nullable(Url),
  completedOrders: Count,
  rating: Type.Object({ average: Nullable(Type.Number()), count: Count }),
  /** Empty and null for suppliers who took their resume back. */
  outputs: Type.Array(OutputRow),
  passedTests: Type.Array(PassedTest),
  realNameVerified: Type.Boolean(),
  figures: SupplierFigures,
  addedTime: Timestamp,
});
export type ListedSupplier = Static<typeof ListedSupplier>;
