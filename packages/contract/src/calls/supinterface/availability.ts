import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Availability, availabilityFields, Clash } from '../../schemas/availability.ts';
import { Count, Id, Nothing } from '../../schemas/base.ts';
import { BookingTime } from '../../schemas/times.ts';

/** When a supplier works, and what they have promised. */
export const supAvailability = {
  getAvailability: defineCall({
    path: '/supinterface/getAvailability',
    access: 'supplier',
    organisation: 'read',
    summary: 'The own working hours and days off, with the bookings ahead and the next free days.',
    request: Nothing,
    response: Availability,
    idempotency: 'none',
  }),
  saveAvailability: defineCall({
    path: '/supinterface/saveAvailability',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Set working hours, days off and notice; clients are warned by them, never refused.',
    request: Type.Object({ ...availabilityFields, version: Count }),
    response: Availability,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getOrderClashes: defineCall({
    path: '/supinterface/getOrderClashes',
    access: 'supplier',
    organisation: 'read',
    summary:
      'What speaks against the bookings of an order, or against other times for it: other bookings, days off, hours.',
    request: Type.Object({
      projectOrderId: Id,
      /** Other times that are asked about; without them those of the order. */
      bookings: Type.Optional(
        Type.Array(Type.Object(BookingTime), { minItems: 1, maxItems: limits.order.bookings.max }),
      ),
    }),
    response: Type.Array(Clash),
    idempotency: 'none',
  }),
};
