import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { OrderAssignmentTable } from './order-assignment-table.ts';

export async function insertAssignment(
  tx: Tx,
  assignment: Insertable<OrderAssignmentTable>,
): Promise<void> {
  await tx.insertInto('order_assignment').values(assignment).execute();
}

/** Who worked on the order from when on, the newest first. */
export function assignmentsOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_assignment')
    .leftJoin('person as assigner', 'assigner.id', 'order_assignment.assigned_by')
    .leftJoin('person as worker', 'worker.id', 'order_assignment.person_id')
    .select(['worker.name', 'assigner.name as assigner', 'order_assignment.at'])
    .where('order_id', '=', orderId)
    .orderBy('order_assignment.id', 'desc')
    .execute();
}
